import { dayPlus } from '@vitrine/contract/validity'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { OpenData } from './company-statements.ts'
import { securityTextPath } from '@vitrine/contract/well-known'

/** Validity of a contact without a stated end, days; RFC 9116 §2.5.5 recommends below a year. */
const renewedDays = 180

/**
 * `security.txt` (RFC 9116) with the company's contact; undefined without a contact, or after its
 * last day.
 */
export function securityText(
  origin: string,
  { security }: OpenData,
  today: string,
): string | undefined {
  if (!security) return undefined
  const { contact } = security
  const until = security.until ?? dayPlus(today, renewedDays)
  if (until < today) return undefined
  return [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${encodeURI(contact)}`}`,
    `Expires: ${until}T23:59:59Z`,
    `Preferred-Languages: ${localeCodes.map((code) => locales[code].tag).join(', ')}`,
    `Canonical: ${origin}${securityTextPath}`,
    '',
  ].join('\n')
}
