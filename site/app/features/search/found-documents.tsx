import type { DocumentHit } from '@vitrine/contract/shapes/types'
import { documentRows } from '#app/features/cards/document-rows.ts'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { searchTexts } from '#texts/search.js'
import styles from './found-documents.module.css'

/** URL of a document, with the page number for PDF viewers. */
const addressOf = ({ url, page, mime }: DocumentHit): string =>
  page !== null && page > 1 && mime === 'application/pdf' ? `${url}#page=${page}` : url

/** Downloads with the matching excerpt of their text and its page number. */
export function FoundDocuments({
  documents,
  label,
}: {
  documents: readonly DocumentHit[]
  label: string
}) {
  const locale = useLocale()
  const { document: texts } = useTexts(searchTexts)
  const rows = documentRows(documents, locale)
  return (
    <ul aria-label={label} className={styles.list}>
      {documents.map((document, index) => {
        const { page, pages, snippet, url } = document
        const row = rows[index]
        return (
          <li key={url} className={styles.item}>
            <Icon name={row?.icon ?? 'download'} size="small" />
            <div className={styles.text}>
              <Link className={styles.title} href={addressOf(document)} lang={row?.lang}>
                {document.title}
              </Link>
              <p className={styles.facts}>
                {row?.meta}
                {page !== null && pages !== null && pages > 1
                  ? ` · ${texts.page({ page, pages })}`
                  : ''}
              </p>
              {snippet.length > 0 ? (
                <p className={styles.snippet} lang={row?.lang}>
                  {snippet.map(({ text, marked }, part) =>
                    // excerpt parts have no other key than their index
                    marked ? <mark key={part}>{text}</mark> : text,
                  )}
                </p>
              ) : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
