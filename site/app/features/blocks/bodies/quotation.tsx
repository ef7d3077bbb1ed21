import { langOf } from './body-props.ts'
import type { BodyProps } from './body-props.ts'

/** What a customer says. */
export default function Quotation({ block }: BodyProps<'quotation'>) {
  const { text, name, role } = block
  return (
    <figure className="block-quotation" lang={langOf(block)}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {name === '' && role === '' ? null : (
        <figcaption>
          <span>
            <strong>{name}</strong>
            <span>{role}</span>
          </span>
        </figcaption>
      )}
    </figure>
  )
}
