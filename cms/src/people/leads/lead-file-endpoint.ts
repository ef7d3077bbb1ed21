import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { documentOfPath } from '#src/platform/access/document-of-path.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import type { Config } from '#src/platform/payload-types.ts'
import { recordExport } from '#src/people/staff/staff-events.ts'

/** Uploaded file, with the name under which it is downloaded. */
export interface LeadFile {
  name: string
  type: string
  bytes: Buffer
}

type Leads = 'messages' | 'candidates'

/**
 * GET of a file of a lead below `/:id`, as an attachment, for roles that may read the lead; 403
 * without the permission, 404 for a missing lead or file.
 */
export const leadFileEndpoint = <Name extends Leads>(
  collection: Name,
  path: string,
  readFile: (
    lead: Config['collections'][Name],
    params: PayloadRequest['routeParams'],
  ) => Promise<LeadFile | undefined>,
): Endpoint => ({
  path: `/:id/${path}`,
  method: 'get',
  handler: async (req) => {
    const headers = { ...fileHeaders, 'content-type': 'text/plain; charset=utf-8' }
    if (!hasRole(req, permissions[collection].read))
      return new Response('forbidden\n', { status: 403, headers })
    const lead = await documentOfPath(req, collection)
    const file = lead && (await readFile(lead, req.routeParams))
    if (!file) return new Response('not found\n', { status: 404, headers })
    await recordExport(req, `${collection}/${Number(lead.id)}`)
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        ...fileHeaders,
        'content-type': file.type,
        'content-disposition': attachment(file.name),
      },
    })
  },
})
