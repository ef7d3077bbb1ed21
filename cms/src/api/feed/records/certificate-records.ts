import type { Locale } from '@vitrine/configuration/locales'
import type { CertificateRecord } from '@vitrine/contract/shapes/feed'
import type { ScopedCertificate } from '#src/api/reading/certificates.ts'
import type { FeedRecord, Written } from './feed-record.ts'
import { recordedDocument } from './recorded-files.ts'
import type { Digests } from './recorded-files.ts'

export type Certificates = ReadonlyMap<Locale, readonly ScopedCertificate[]>

const sharedOf = ({
  certificate,
  scope,
}: ScopedCertificate): Omit<CertificateRecord, keyof Written> => ({
  id: certificate.id,
  kind: certificate.kind,
  valid_from: certificate.valid_from,
  valid_until: certificate.valid_until,
  company: certificate.company,
  scope,
})

const languageOf = (
  { certificate }: ScopedCertificate,
  digests: Digests,
): NonNullable<CertificateRecord['languages'][Locale]> => ({
  title: certificate.title,
  number: certificate.number,
  standard: certificate.standard,
  body: certificate.body,
  plants: certificate.plants,
  files: certificate.files.map((file) => recordedDocument(file, digests)),
})

/** Records of all certificates, from what is answered of them in each language. */
export function certificateRecords(certificates: Certificates, digests: Digests): FeedRecord[] {
  const records = new Map<number, FeedRecord>()
  for (const [locale, answered] of certificates)
    for (const one of answered) {
      const { id } = one.certificate
      const record = records.get(id) ?? { key: String(id), shared: sharedOf(one), languages: {} }
      record.languages[locale] = languageOf(one, digests)
      records.set(id, record)
    }
  return [...records.values()]
}
