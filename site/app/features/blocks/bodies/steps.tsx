import { Picture } from '#app/ui/elements/picture.tsx'
import { langOf } from './body-props.ts'
import type { BodyProps } from './body-props.ts'

/** Steps in their order, each with a picture, if any has one. */
export default function Steps({ block, level }: BodyProps<'steps'>) {
  const Heading = `h${level}` as const
  const drawn = block.steps.some(({ main_image: image }) => image !== null)
  return (
    <ol className="block-steps" lang={langOf(block)}>
      {block.steps.map(({ title, text, main_image: image }, index) => (
        <li key={`${index}${title}`}>
          {drawn ? (
            <Picture image={image} sizes="(min-width: 54rem) 24vw, 50vw" ratio="16/11" />
          ) : null}
          <div>
            <Heading className="block-item">
              <span className="block-count" aria-hidden="true">
                {index + 1}
              </span>
              {title}
            </Heading>
            {text === '' ? null : <p className="block-note">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
