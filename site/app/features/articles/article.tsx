import type { RichText as Text } from '@vitrine/contract/shapes/types'
import { Contents } from '#app/ui/content/contents.tsx'
import { Columns } from '#app/ui/frame/layout.tsx'
import { RichText } from '#app/ui/content/rich-text.tsx'
import { useMessages } from '#app/core/i18n/language.ts'
import { useCurrentHeading } from './use-current-heading.ts'

/** Minimum number of headings for a table of contents. */
const worthwhile = 3

/** Long text with a table of contents when it has enough headings. */
export function Article({ text }: { text: Text }) {
  const { reading } = useMessages()
  const current = useCurrentHeading(text.headings.map(({ id }) => id))
  if (text.headings.length < worthwhile) return <RichText html={text.html} />
  return (
    <Columns
      aside={
        <Contents
          label={reading.contents}
          headings={text.headings}
          currentId={current ?? text.headings[0]?.id}
        />
      }
    >
      <RichText html={text.html} />
    </Columns>
  )
}
