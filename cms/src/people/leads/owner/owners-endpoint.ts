import type { Endpoint } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { ownersPath } from './owners-path.ts'

/** Account that can own leads: id and name only. */
export interface Owner {
  id: number
  name: string
}

/**
 * `GET /lead-owners`: accounts that can own leads, for roles that handle leads. Attendants cannot
 * read other accounts.
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
