import type { Payload } from 'payload'
import { permissions } from '#src/platform/access/permissions.ts'

/** Roles whose accounts can own documents of a collection. */
const ownersOf = {
  messages: permissions.messages.update,
  certificates: permissions.certificates.create,
} as const

/**
 * Accounts that can own leads or certificates, by name: id and name only, for attendants and editors
 * who cannot read other accounts.
 *
 * @param present - The current owner, whose role may have changed.
 */
export async function findOwners(
  payload: Payload,
  of: keyof typeof ownersOf,
  present: number | undefined,
): Promise<{ id: number; name: string }[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: {
      or: [
        { role: { in: [...ownersOf[of]] } },
        ...(present === undefined ? [] : [{ id: { equals: present } }]),
      ],
    },
    select: { name: true },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ id, name }) => ({ id, name }))
}
