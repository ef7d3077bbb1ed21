import type { Answer } from '@vitrine/contract/client'
import { formatDate } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { certificateRows, validityStatus } from '#app/features/cards/certificate-rows.ts'
import { DocumentList } from '#app/ui/content/document-list.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { certificateAnchor } from '#shared/certificates/certificates-path.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { certificatesTexts } from '#texts/certificates.js'
import { documentsTexts } from '#texts/documents.js'
import styles from './certificates.module.css'

type Read = Answer<'certificates-read'>

/** Certificate with all its data and files. */
export function CertificateEntry({
  certificate,
  products,
  day,
}: {
  certificate: Read['data'][number]
  products: Read['products']
  day: string
}) {
  const locale = useLocale()
  const texts = useTexts(certificatesTexts)
  const documents = useTexts(documentsTexts)
  const { id, title, number, standard, body, kind, plants, scope, files } = certificate
  const { valid_from: from, valid_until: until } = certificate
  const status = validityStatus(certificate, day, documents)
  const dates = [from && formatDate(from, locale), until ? formatDate(until, locale) : texts.noEnd]
    .filter(Boolean)
    .join(' – ')
  const facts: [string, string][] = [
    [texts.facts.number, number],
    [texts.facts.body, body],
    [texts.facts.validity, dates],
    [texts.facts.plants, plants],
  ]
  return (
    <article id={certificateAnchor(id)} className={styles.entry}>
      <header className={styles.head}>
        <Label tone="accent">{texts.kinds[kind]}</Label>
        {status ? <Label tone={status.tone}>{status.label}</Label> : null}
        <h3>{standard}</h3>
        {title === '' ? null : <p>{title}</p>}
      </header>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {scope.length > 0 ? (
          <div className={styles.scope}>
            <dt>{texts.facts.products}</dt>
            <dd>
              <ul className={styles.links}>
                {scope.map(({ product: own, part_numbers: codes }) => {
                  const product = products.find((candidate) => candidate.id === own)
                  return product ? (
                    <li key={own}>
                      <Link href={productPath({ ...product, matched_part_number: null }, locale)}>
                        {product.title}
                      </Link>
                      {codes.length > 0 ? (
                        <span className={styles.none}>
                          {' '}
                          {codes.length > 4
                            ? texts.codes({ count: codes.length })
                            : codes.join(', ')}
                        </span>
                      ) : null}
                    </li>
                  ) : null
                })}
              </ul>
            </dd>
          </div>
        ) : null}
      </dl>
      {files.length > 0 ? (
        <DocumentList
          items={certificateRows(certificate, day, locale, documents).map(
            ({ status: _shown, ...row }) => row,
          )}
        />
      ) : (
        <p className={styles.none}>{texts.noFile}</p>
      )}
    </article>
  )
}
