import { fillPath } from '@vitrine/http/path-pattern'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import { siteDay, validityOn, validityTags } from '@vitrine/contract/validity'
import { isOfSite } from '#src/content/site-modules.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { storedDays } from '#src/api/reading/certificates.ts'

/** Path of a certificate on the page of all certificates. */
export const certificatePath = (id: number, locale: Locale): string =>
  `${locales[locale].prefix}${fillPath(screenPaths[locale].certificates, {})}#certificate-${id}`

/** Ids of the published certificates that badges refer to, and whether each has expired. */
export async function readBadgeRecords(
  { payload, tag }: CallContext,
  ids: readonly number[],
): Promise<Map<number, { id: number; expired: boolean }>> {
  const named = [...new Set(ids)].filter((id) => id > 0)
  if (named.length === 0 || !isOfSite('certificates')) return new Map()
  // also tags certificates that are not published, because they may be published later
  for (const id of named) tag(`certificate:${id}`)
  const { docs } = await payload.find({
    collection: 'certificates',
    where: { id: { in: named } },
    depth: 0,
    select: { valid_from: true, valid_until: true },
    pagination: false,
    overrideAccess: false,
  })
  const day = siteDay()
  return new Map(
    docs.map((stored) => {
      const days = storedDays(stored)
      tag(...validityTags(days, day))
      return [stored.id, { id: stored.id, expired: validityOn(days, day) === 'expired' }]
    }),
  )
}
