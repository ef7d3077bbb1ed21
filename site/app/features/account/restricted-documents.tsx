import type { FoundDocument, RestrictedDocument } from '@vitrine/contract/shapes/types'
import { Link } from '#app/ui/elements/link.tsx'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { formatBytes, formatDate } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { restrictedTexts } from '#texts/restricted.js'
import { routePath } from '#shared/routes/table.ts'
import styles from './restricted-documents.module.css'

/**
 * Documents as a table: title, type, revision, size, date, and a mark on documents newer than the
 * last visit.
 */
export function RestrictedDocuments({
  documents,
}: {
  documents: readonly (RestrictedDocument | FoundDocument)[]
}) {
  const locale = useLocale()
  const { section: texts } = useTexts(restrictedTexts)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.document}</th>
          <th scope="col">{texts.type}</th>
          <th scope="col">{texts.revision}</th>
          <th scope="col">{texts.size}</th>
          <th scope="col">{texts.date}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map((item) => (
          <tr key={item.id}>
            <th scope="row" className={styles.title}>
              <Link
                className={styles.link}
                href={item.url}
                aria-label={texts.download({ title: item.title })}
                lang={item.language ?? undefined}
              >
                <Icon name="download" size="small" />
                <span>{item.title}</span>
              </Link>
              {item.is_new ? (
                <Label tone="accent" framed>
                  {texts.fresh}
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
            <td data-label={texts.type}>{item.name.split('.').at(-1)?.toUpperCase()}</td>
            <td data-label={texts.revision}>{item.revision === '' ? '—' : item.revision}</td>
            <td data-label={texts.size}>{formatBytes(item.bytes, locale)}</td>
            <td data-label={texts.date}>
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
