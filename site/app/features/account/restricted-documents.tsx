import type { FoundDocument, RestrictedDocument } from '@vitrine/contract/shapes/types'
import { Link } from '#app/ui/elements/link.tsx'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { formatBytes, formatDate } from '@vitrine/contract/format'
import { useLocale, useWords } from '#app/core/i18n/language.ts'
import { restrictedWords } from '#shared/texts/words/restricted.ts'
import { routePath } from '#shared/routes/table.ts'
import styles from './restricted-documents.module.css'

/**
 * Documents as a table: title, type, revision, size, date, and a mark on those newer than the last
 * visit.
 */
export function RestrictedDocuments({
  documents,
}: {
  documents: readonly (RestrictedDocument | FoundDocument)[]
}) {
  const locale = useLocale()
  const { section: words } = useWords(restrictedWords)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.document}</th>
          <th scope="col">{words.type}</th>
          <th scope="col">{words.revision}</th>
          <th scope="col">{words.size}</th>
          <th scope="col">{words.date}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map((item) => (
          <tr key={item.id}>
            <th scope="row" className={styles.title}>
              <Link
                className={styles.link}
                href={item.url}
                aria-label={words.download(item.title)}
                lang={item.language ?? undefined}
              >
                <Icon name="download" size="small" />
                <span>{item.title}</span>
              </Link>
              {item.is_new ? (
                <Label tone="copper" framed>
                  {words.fresh}
                </Label>
              ) : null}
              {item.description === '' ? null : (
                <p className={styles.description}>{item.description}</p>
              )}
              {'section' in item ? (
                <p className={styles.description}>
                  <Link
                    href={routePath('restricted-section', locale, { section: item.section.slug })}
                  >
                    {item.section.title}
                  </Link>
                </p>
              ) : null}
            </th>
            <td data-label={words.type}>{item.name.split('.').at(-1)?.toUpperCase()}</td>
            <td data-label={words.revision}>{item.revision === '' ? '—' : item.revision}</td>
            <td data-label={words.size}>{formatBytes(item.bytes, locale)}</td>
            <td data-label={words.date}>
              {item.date === null ? (
                '—'
              ) : (
                <time dateTime={item.date}>{formatDate(item.date, locale)}</time>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
