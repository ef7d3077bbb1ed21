import type { Answer } from '@vitrine/contract/client'
import type { Payload } from 'payload'
import { siteDay } from '@vitrine/contract/validity'

type OpenData = Answer<'layout-read'>['open_data']

/** Stored fields of the layout (`schema/globals/open-data.ts`). */
interface Stored {
  open_data?: {
    license_name?: string | null
    license_url?: string | null
    security_contact?: string | null
    security_until?: string | null
  }
}

/** Licence of the data and contact for vulnerabilities; a licence has a name and an address. */
export function openDataOf({ open_data: stored = {} }: Stored): OpenData {
  const { license_name: name, license_url: url, security_contact: contact } = stored
  return {
    license: name && url ? { name, url } : null,
    security: contact
      ? { contact, until: stored.security_until ? siteDay(new Date(stored.security_until)) : null }
      : null,
  }
}

/** What the company states to programs, as the API answers it. */
export const readOpenData = async (payload: Payload): Promise<OpenData> =>
  openDataOf(await payload.findGlobal({ slug: 'layout', depth: 0, overrideAccess: false }))
