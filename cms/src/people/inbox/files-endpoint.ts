import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import { listLimits } from '@vitrine/contract/list-limits'
import { isStorable } from '@vitrine/contract/storable-text'
import type { Endpoint } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { inboxFilesPath } from './inbox-answer.ts'
import { findCatalogueFiles } from './lead-lines.ts'

/**
 * `GET /inbox/files?q=`: public files that a reply can attach, for roles that answer leads, since
 * these roles may not read the collection of files.
 */
export const inboxFilesEndpoint: Endpoint = {
  path: inboxFilesPath,
  method: 'get',
  handler: async (req) => {
    const headers = { 'cache-control': 'no-store' }
    if (!hasRole(req, permissions.messages.update))
      return Response.json({ files: [] }, { status: 403, headers })
    const given = req.searchParams.get('q')?.trim().slice(0, listLimits.search) ?? ''
    const wanted = req.searchParams.get('locale') ?? ''
    const files =
      given === '' || !isStorable(given)
        ? []
        : await findCatalogueFiles(req.payload, {
            text: given,
            products: [],
            locale: isLocale(wanted) ? wanted : defaultLocale,
          })
    return Response.json({ files }, { headers })
  },
}
