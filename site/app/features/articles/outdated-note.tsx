import type { OutdatedTexts } from '@vitrine/contract/shapes/types'
import { locales } from '@vitrine/configuration/locales'
import { Notice } from '#app/ui/frame/notice.tsx'
import { useTexts } from '#app/core/language.ts'
import { documentsTexts } from '#texts/documents.js'

/** Note that a safety text of the page does not follow its source yet, with a link to that. */
export const OutdatedNote = ({ texts }: { texts: OutdatedTexts }) =>
  // its texts are loaded where there can be a note
  texts ? <Note texts={texts} /> : null

function Note({ texts }: { texts: NonNullable<OutdatedTexts> }) {
  const { outdated } = useTexts(documentsTexts)
  const { tag, title } = locales[texts.locale]
  return (
    <Notice tone="warning">
      <p role="note">
        {outdated.text}{' '}
        {texts.path === null ? null : (
          <a href={texts.path} hrefLang={tag}>
            {outdated.link} (<span lang={tag}>{title}</span>)
          </a>
        )}
      </p>
    </Notice>
  )
}
