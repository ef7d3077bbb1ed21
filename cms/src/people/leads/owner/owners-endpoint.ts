import type { Endpoint } from 'payload'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { ownersPath } from './owners-path.ts'

/** Account that can own leads or certificates: id and name only. */
export interface Owner {
  id: number
  name: string
}

/** Roles whose accounts can own documents of a collection. */
const ownersOf = {
  messages: permissions.messages.update,
  certificates: permissions.certificates.create,
} as const

/**
 * `GET /lead-owners`: accounts that can own leads (with `of=certificates`: certificates), for roles
 * that handle them, because attendants and editors cannot read other accounts.
 */
export const ownersEndpoint: Endpoint = {
  path: ownersPath,
  method: 'get',
  handler: async (req) => {
    const of = req.query['of'] === 'certificates' ? 'certificates' : 'messages'
    if (!hasRole(req, permissions[of].update)) return new Response(null, { status: 403 })
    const present = /^\d{1,9}$/.test(String(req.query['with'])) ? Number(req.query['with']) : 0
    const { docs } = await req.payload.find({
      collection: 'users',
      where: {
        or: [
          { role: { in: [...ownersOf[of]] } },
          // includes the current owner, whose role may have changed
          ...(present ? [{ id: { equals: present } }] : []),
        ],
      },
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
