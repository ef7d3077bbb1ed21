import { useLocale, useTexts } from '#app/core/language.ts'
import { certificateRows } from '#app/features/cards/certificate-rows.ts'
import { DocumentList } from '#app/ui/content/document-list.tsx'
import { documentsTexts } from '#texts/documents.js'
import type { BodyProps } from './body-props.ts'

export const texts = [documentsTexts]

/** Certificates with their files and the end of their validity. */
export default function Certificates({ block, data }: BodyProps<'certificates'>) {
  const own = useTexts(documentsTexts)
  const locale = useLocale()
  return (
    <div className="block-rows">
      <DocumentList
        items={block.certificates.flatMap((certificate) =>
          certificateRows(certificate, data.day, locale, own),
        )}
      />
    </div>
  )
}
