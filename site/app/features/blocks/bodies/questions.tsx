import { Disclosure } from '#app/ui/controls/disclosure.tsx'
import { langOf } from './body-props.ts'
import type { BodyProps } from './body-props.ts'

/** Questions with their answers, the first one open. */
export default function Questions({ block }: BodyProps<'questions'>) {
  return (
    <div className="block-questions" lang={langOf(block)}>
      {block.questions.map(({ title, text }, index) => (
        <Disclosure key={`${index}${title}`} summary={<strong>{title}</strong>} open={index === 0}>
          <p className="block-answer">{text}</p>
        </Disclosure>
      ))}
    </div>
  )
}
