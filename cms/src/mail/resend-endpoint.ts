import type { Endpoint } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { queueFailed } from './outbox.ts'

/** Endpoint that queues all failed e-mails again. */
export const resendEndpoint: Endpoint = {
  path: '/again',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, permissions.mails.read)) return new Response(null, { status: 403 })
    return Response.json(
      { queued: await queueFailed(req.payload) },
      { headers: { 'cache-control': 'no-store' } },
    )
  },
}
