import { formatDate } from '@vitrine/configuration/format'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Cell } from '@vitrine/spreadsheets/csv'
import { certificatesOf } from '#shared/certificates/certified.ts'
import type { Certified, ListedCertificate } from '#shared/certificates/certified.ts'
import { documentsTexts } from '#texts/documents.js'

// page rendering loads its texts per route; these routes need them without a page
await Promise.all(localeCodes.map(documentsTexts.load))

interface Names {
  nameOf: ReadonlyMap<string, string>
  missing: ReadonlySet<string>
}

/** Name of a file in the archive, or the text for a missing file. */
export function fileCell(url: string, { nameOf, missing }: Names, locale: Locale): string {
  const name = nameOf.get(url)
  return name === undefined || missing.has(name) ? documentsTexts[locale].index.missing : name
}

const dayCell = (day: string | null, locale: Locale): string => (day ? formatDate(day, locale) : '')

/** Row of a certificate with the part numbers of the list to which it applies. */
function certificateRow(
  certificate: ListedCertificate,
  scope: string,
  names: Names,
  locale: Locale,
): Cell[] {
  const { files } = certificate
  return [
    scope,
    certificate.number,
    certificate.standard,
    certificate.title,
    certificate.body,
    certificate.plants,
    dayCell(certificate.valid_from, locale),
    dayCell(certificate.valid_until, locale),
    files.map(({ url }) => fileCell(url, names, locale)).join(', '),
  ]
}

/**
 * Table of the certificates of part numbers: a row per certificate with the part numbers of the
 * list to which it applies, then the part numbers without a certificate and the unknown lines.
 */
export function certificateIndex(certified: Certified, names: Names, locale: Locale): Cell[][] {
  const { index } = documentsTexts[locale]
  const { parts, open } = certified
  const unfound = (code: string, reason: string): Cell[] => [
    code,
    '',
    '',
    reason,
    '',
    '',
    '',
    '',
    '',
  ]
  return [
    [
      index.partNumbers,
      index.number,
      index.standard,
      index.title,
      index.body,
      index.plants,
      index.validFrom,
      index.validUntil,
      index.file,
    ],
    ...certificatesOf(certified).map((certificate) =>
      certificateRow(
        certificate,
        certificate.company
          ? index.company
          : parts
              .filter(({ certificates }) => certificates.includes(certificate))
              .map(({ part_number: code }) => code)
              .join(', '),
        names,
        locale,
      ),
    ),
    ...parts
      .filter(({ certificates }) => certificates.length === 0)
      .map(({ part_number: code }) => unfound(code, index.none)),
    ...open.map(({ code }) => unfound(code, index.unknown)),
  ]
}
