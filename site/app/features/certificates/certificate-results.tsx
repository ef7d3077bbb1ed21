import type { Answer } from '@vitrine/contract/client'
import { useLocale, useTexts } from '#app/core/language.ts'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { certificatesPath } from '#shared/certificates/certificates-path.ts'
import type { Certified } from '#shared/certificates/certified.ts'
import { certificatesTexts } from '#texts/certificates.js'
import { documentsTexts } from '#texts/documents.js'
import { CertificateEntry } from './certificate-entry.tsx'
import { filterCertificates, valueText } from './certificate-filters.ts'
import { CertifiedParts } from './certified-parts.tsx'
import styles from './certificates.module.css'

interface ResultsProps {
  all: Answer<'certificates-read'>
  /** Certificates of the part numbers in the URL; undefined without part numbers. */
  certified: Certified | undefined
  codes: readonly string[]
  filter: readonly string[]
  day: string
}

/** Certificates of the part numbers, then all certificates with their filters. */
export function CertificateResults({ all, certified, codes, day, ...query }: ResultsProps) {
  const locale = useLocale()
  const texts = useTexts(certificatesTexts)
  const { validity } = useTexts(documentsTexts)
  const { shown, facets, filter } = filterCertificates(all.data, query.filter, day)
  const groups = [
    { key: 'company' as const, of: shown.filter(({ company }) => company) },
    { key: 'products' as const, of: shown.filter(({ company }) => !company) },
  ].filter(({ of }) => of.length > 0)
  return (
    <>
      {certified ? <CertifiedParts certified={certified} all={all} codes={codes} /> : null}
      <div className={`no-print ${styles.filters}`}>
        {facets
          .filter(({ options }) => options.length > 1 || options.some(({ active }) => active))
          .map(({ key, options }) => (
            <div key={key} className={styles.filter}>
              <p>{texts.filters[key]}</p>
              <ChipRow label={texts.filters[key]}>
                {options.map(({ value, count, active }) => {
                  const own = `${key}:${value}`
                  const name = valueText(value, validity)
                  return (
                    <ChipLink
                      key={value}
                      selected={active}
                      removable={active}
                      label={active ? texts.filters.remove({ label: name }) : undefined}
                      href={certificatesPath(locale, {
                        codes,
                        filter: active
                          ? filter.filter((applied) => applied !== own)
                          : [...filter, own],
                      })}
                    >
                      {active ? name : `${name} (${count})`}
                    </ChipLink>
                  )
                })}
              </ChipRow>
            </div>
          ))}
      </div>
      {groups.map(({ key, of }) => (
        <Section key={key} title={texts.groups[key]} ruled>
          <div className={styles.entries}>
            {of.map((certificate) => (
              <CertificateEntry
                key={certificate.id}
                certificate={certificate}
                products={all.products}
                day={day}
              />
            ))}
          </div>
        </Section>
      ))}
      {groups.length === 0 ? (
        <EmptyState title={texts.nothing.title} text={texts.nothing.text}>
          <ButtonLink variant="secondary" href={certificatesPath(locale, { codes })}>
            {texts.nothing.all}
          </ButtonLink>
        </EmptyState>
      ) : null}
    </>
  )
}
