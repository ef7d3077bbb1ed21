import { daysBetween, dayPlus, siteDay } from '@vitrine/contract/validity'
import type { Payload } from 'payload'
import { isOfSite } from '#src/content/site-modules.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Days before expiry from which a certificate is listed on the dashboard. */
export const expiringDays = 90

/** Published certificate that has expired or soon will. */
export interface ExpiringCertificate {
  id: number
  number: string
  standard: string
  body: string
  /** Last day, ISO 8601. */
  until: string
  /** Days until expiry; negative afterwards. */
  daysLeft: number
  owner: { name: string; email: string; language: string | null } | null
}

interface Row extends Omit<ExpiringCertificate, 'daysLeft' | 'owner'> {
  owner: string | null
  email: string | null
  language: string | null
}

/** Published certificates that expire within `expiringDays` or have expired, earliest first. */
export async function readExpiring(
  payload: Payload,
  transaction?: Transaction,
): Promise<ExpiringCertificate[]> {
  if (!isOfSite('certificates')) return []
  const day = siteDay()
  const found = await rows<Row>(
    payload,
    sql`
    select c.id, coalesce(c.number, '') as number, coalesce(c.standard, '') as standard, coalesce(c.body, '') as body,
      to_char(c.valid_until at time zone 'UTC', 'YYYY-MM-DD') as until, u.name as owner, u.email, u.panel_language as language
    from certificates c left join users u on u.id = c.owner_id
    where c._status = 'published' and c.deleted_at is null
      and (c.valid_until at time zone 'UTC')::date <= ${dayPlus(day, expiringDays)}::date
    order by c.valid_until, c.id`,
    transaction,
  )
  return found.map(({ owner, email, language, ...certificate }) => ({
    ...certificate,
    daysLeft: daysBetween(day, certificate.until),
    owner: email === null ? null : { name: owner ?? '', email, language },
  }))
}
