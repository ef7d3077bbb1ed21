import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { documentOfPath } from '#src/platform/access/document-of-path.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import type { Role } from '#src/platform/access/roles.ts'
import { attachment, fileHeaders } from '#src/platform/http/file-headers.ts'
import { recordExport } from '#src/people/staff/staff-events.ts'
import { copyOfPerson } from './access.ts'
import { erasePerson } from './erase.ts'

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body, null, 2), {
    status,
    headers: { ...fileHeaders, 'content-type': 'application/json; charset=utf-8', ...headers },
  })

/**
 * Confirmed data request of the path, or the response of an error: 403 without the permission, 404
 * if it is missing, 409 if it is unconfirmed.
 */
async function requestOf(
  req: PayloadRequest,
  allowed: readonly Role[],
): Promise<{ id: number; email: string; receipt: string } | Response> {
  if (!hasRole(req, allowed)) return answer({ message: 'forbidden' }, 403)
  const found = await documentOfPath(req, 'data-requests')
  if (!found) return answer({ message: 'not found' }, 404)
  return found.confirmed_at
    ? { id: found.id, email: found.email, receipt: found.receipt }
    : answer({ message: 'unconfirmed' }, 409)
}

/**
 * Endpoints "access" and "erase" of a data request, across all collections. Erasing requires the
 * delete permission.
 */
export const requestEndpoints: Endpoint[] = [
  {
    path: '/:id/access',
    method: 'get',
    handler: async (req) => {
      const request = await requestOf(req, permissions['data-requests'].read)
      if (request instanceof Response) return request
      await recordExport(req, `data-requests/${request.id}`)
      return answer(await copyOfPerson(req.payload, request.email), 200, {
        'content-disposition': attachment(`dados-${request.receipt}.json`),
      })
    },
  },
  {
    path: '/:id/erase',
    method: 'post',
    handler: async (req) => {
      const request = await requestOf(req, permissions['data-requests'].delete)
      if (request instanceof Response) return request
      return answer({ erased: await erasePerson(req.payload, request.email) })
    },
  },
]
