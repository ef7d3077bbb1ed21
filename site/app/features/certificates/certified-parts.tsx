import type { Answer } from '@vitrine/contract/client'
import { formatBytes } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { fitsArchive } from '#shared/archive-limits.ts'
import { certificateAnchor, certificatesPath } from '#shared/certificates/certificates-path.ts'
import { certificatesOf } from '#shared/certificates/certified.ts'
import type { Certified, ListedCertificate } from '#shared/certificates/certified.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { certificatesTexts } from '#texts/certificates.js'
import styles from './certificates.module.css'

function CertificateLinks({ certificates }: { certificates: readonly ListedCertificate[] }) {
  return (
    <ul className={styles.links}>
      {certificates.map(({ id, standard, number }) => (
        <li key={id}>
          <a href={`#${certificateAnchor(id)}`}>{`${standard} · ${number}`}</a>
        </li>
      ))}
    </ul>
  )
}

/**
 * Certificates that are valid today for each part number in the URL, with a link to their archive.
 */
export function CertifiedParts({
  certified,
  all,
  codes,
}: {
  certified: Certified
  all: Answer<'certificates-read'>
  /** Codes of the URL's items. */
  codes: readonly string[]
}) {
  const locale = useLocale()
  const { result } = useTexts(certificatesTexts)
  const { parts, company, open } = certified
  const files = [
    ...new Map(
      certificatesOf(certified).flatMap(({ files }) =>
        files.map((file) => [file.url, file] as const),
      ),
    ).values(),
  ]
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return (
    <Section title={result.title} ruled>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{result.code}</th>
            <th scope="col">{result.certificates}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part_number: code, product: id, certificates }) => {
            const product = all.products.find((candidate) => candidate.id === id)
            return (
              <tr key={code}>
                <th scope="row">
                  {product ? (
                    <Link href={productPath({ ...product, matched_part_number: code }, locale)}>
                      {code}
                    </Link>
                  ) : (
                    code
                  )}
                </th>
                <td>
                  {certificates.length > 0 ? (
                    <CertificateLinks certificates={certificates} />
                  ) : (
                    <span className={styles.none}>{result.none}</span>
                  )}
                </td>
              </tr>
            )
          })}
          {open.map(({ code, state, candidates }, index) => (
            // a URL may repeat a line
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${code} ${index}`}>
              <th scope="row">{code}</th>
              <td>
                <span className={styles.none}>{result[state === 'found' ? 'unknown' : state]}</span>
                {candidates.length > 0 ? (
                  <ul className={styles.links}>
                    {candidates.map(({ part_number: candidate }) => (
                      <li key={candidate}>
                        <Link
                          rel="nofollow"
                          href={certificatesPath(locale, {
                            codes: codes.map((typed) => (typed === code ? candidate : typed)),
                          })}
                        >
                          {candidate}
                        </Link>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {company.length > 0 && parts.length > 0 ? (
        <div className={styles.company}>
          <p>{result.company}</p>
          <CertificateLinks certificates={company} />
        </div>
      ) : null}
      {fitsArchive(files) ? (
        <ButtonLink
          href={certificatesPath(locale, { codes }, '.zip')}
          icon="download"
          rel="nofollow"
          download
        >
          {result.zip({ count: files.length, size: formatBytes(bytes, locale) })}
        </ButtonLink>
      ) : (
        <p className={styles.none}>{result.tooMany}</p>
      )}
    </Section>
  )
}
