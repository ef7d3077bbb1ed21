import type { Endpoint } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { attachmentsOf, readAttachment } from './attachment-store.ts'

/** Sends a file of a message as an attachment, to roles that may read messages; `number` is from 1. */
export const attachmentEndpoint: Endpoint = {
  path: '/:id/attachments/:number',
  method: 'get',
  handler: async (req) => {
    const headers = { ...fileHeaders, 'content-type': 'text/plain; charset=utf-8' }
    const [id, number] = [Number(req.routeParams?.['id']), Number(req.routeParams?.['number'])]
    if (!hasRole(req, permissions.messages.read))
      return new Response('forbidden\n', { status: 403, headers })
    const message = Number.isInteger(id)
      ? await req.payload.findByID({
          collection: 'messages',
          id,
          depth: 0,
          overrideAccess: false,
          disableErrors: true,
          req,
        })
      : undefined
    const stored = attachmentsOf(message?.attachments)[number - 1]
    const bytes = stored && (await readAttachment(stored))
    if (!stored || !bytes) return new Response('not found\n', { status: 404, headers })
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...fileHeaders,
        'content-type': stored.type,
        'content-disposition': attachment(stored.name),
      },
    })
  },
}
