import { formatBytes, formatDate } from '@vitrine/configuration/format'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Certificate } from '@vitrine/contract/shapes/types'
import { validityOn } from '@vitrine/contract/validity'
import type { ValidDays } from '@vitrine/contract/validity'
import type { DocumentRow } from '#app/ui/content/document-list.tsx'
import { certificateAnchor, certificatesPath } from '#shared/certificates/certificates-path.ts'
import type { DocumentsTexts } from '#texts/documents.js'
import { languageCode } from './document-rows.ts'

/** Label of a certificate that is not valid on a day; undefined if it is valid. */
export function validityStatus(days: ValidDays, day: string, texts: DocumentsTexts) {
  const validity = validityOn(days, day)
  return validity === 'valid'
    ? undefined
    : {
        label: texts.validity[validity],
        tone: validity === 'expired' ? ('error' as const) : ('warning' as const),
      }
}

/**
 * Text with the last day. Instead with the first day if the certificate is not valid yet or has no
 * last day; empty without either.
 */
export function validityText(
  days: ValidDays,
  day: string,
  locale: Locale,
  texts: DocumentsTexts,
): string {
  const { valid_from: from, valid_until: until } = days
  const validity = validityOn(days, day)
  if (validity === 'upcoming' && from) return texts.since({ date: formatDate(from, locale) })
  if (!until) return from ? texts.since({ date: formatDate(from, locale) }) : ''
  const date = formatDate(until, locale)
  return validity === 'expired' ? texts.ended({ date }) : texts.until({ date })
}

/** Files of a certificate as rows; for a certificate without files, a link to its entry. */
export function certificateRows(
  certificate: Certificate,
  day: string,
  locale: Locale,
  texts: DocumentsTexts,
): DocumentRow[] {
  const title = [`${certificate.standard} · ${certificate.number}`, certificate.title]
    .filter(Boolean)
    .join(' · ')
  const status = validityStatus(certificate, day, texts)
  const validity = validityText(certificate, day, locale, texts)
  if (certificate.files.length === 0)
    return [
      {
        title,
        href: `${certificatesPath(locale, {})}#${certificateAnchor(certificate.id)}`,
        meta: [validity, texts.seeCertificate].filter(Boolean).join(' · '),
        status,
        icon: 'arrow-right',
      },
    ]
  return certificate.files.map((file) => ({
    title,
    href: file.url,
    meta: [
      file.name.split('.').at(-1)?.toUpperCase(),
      formatBytes(file.bytes, locale),
      file.language && languageCode(file.language),
      validity,
    ]
      .filter(Boolean)
      .join(' · '),
    status,
    lang:
      file.language !== null && file.language !== locales[locale].tag ? file.language : undefined,
    download: true,
  }))
}
