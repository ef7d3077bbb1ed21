import type { RichText as Text } from '@vitrine/contract/shapes/types'
import { Contents } from '#app/ui/content/contents.tsx'
import { Columns } from '#app/ui/frame/layout.tsx'
import { RichText } from '#app/ui/content/rich-text.tsx'
import { useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { useCurrentHeading } from './use-current-heading.ts'

/** Minimum number of headings for a table of contents. */
const minHeadings = 3

/** Long text, with a table of contents if it has enough headings. */
export function Article({ text }: { text: Text }) {
  const { reading } = useTexts(pageTexts)
  const current = useCurrentHeading(text.headings.map(({ id }) => id))
  if (text.headings.length < minHeadings) return <RichText html={text.html} />
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
