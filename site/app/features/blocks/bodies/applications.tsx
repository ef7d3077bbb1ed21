import { useTexts } from '#app/core/language.ts'
import { ListedApplication } from '#app/features/cards/listed-application.tsx'
import { blocksTexts } from '#texts/blocks.js'
import type { BodyProps } from './body-props.ts'

/** Applications as cards; of three, the first one is twice as wide. */
export default function Applications({ block, level }: BodyProps<'applications'>) {
  const texts = useTexts(blocksTexts)
  const { applications, title } = block
  return (
    <ul className="block-applications" aria-label={title || texts.applications}>
      {applications.map((application, index) => (
        <li key={application.id}>
          <ListedApplication
            application={application}
            size="slide"
            sizes="(min-width: 54rem) 50vw, 92vw"
            tone={index === 0 ? 'accent' : 'ink'}
            headingLevel={level}
          />
        </li>
      ))}
    </ul>
  )
}
