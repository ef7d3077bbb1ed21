import { useLocale, useTexts } from '#app/core/language.ts'
import { documentRows } from '#app/features/cards/document-rows.ts'
import { DocumentList } from '#app/ui/content/document-list.tsx'
import { documentsTexts } from '#texts/documents.js'
import type { BodyProps } from './body-props.ts'

export const texts = [documentsTexts]

/** Files with type, size, language, revision and date. */
export default function Downloads({ block: { documents } }: BodyProps<'downloads'>) {
  const { revision } = useTexts(documentsTexts)
  const locale = useLocale()
  return (
    <div className="block-rows">
      <DocumentList items={documentRows(documents, locale, revision)} />
    </div>
  )
}
