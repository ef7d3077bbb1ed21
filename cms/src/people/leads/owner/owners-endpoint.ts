import type { Endpoint } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { ownersPath } from './owners-path.ts'

/** A member of staff who may be given a lead: the name alone. */
export interface Owner {
  id: number
  name: string
}

/**
 * `GET /lead-owners`: whom leads can be given to, for who answers them. Attendants read no accounts
 * of others.
 */
export const ownersEndpoint: Endpoint = {
  path: ownersPath,
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, permissions.messages.update)) return new Response(null, { status: 403 })
    const { docs } = await req.payload.find({
      collection: 'users',
      where: { role: { in: [...permissions.messages.update] } },
      select: { name: true },
      sort: 'name',
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
    const owners: Owner[] = docs.map(({ id, name }) => ({ id, name }))
    return Response.json(owners, { headers: { 'cache-control': 'no-store' } })
  },
}
