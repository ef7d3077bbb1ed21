import type { Payload, TypedUser } from 'payload'

/** An administrator of the seeded database, as the author of a request. */
export async function readAdministrator(payload: Payload): Promise<TypedUser> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'administrator' } },
    limit: 1,
    depth: 0,
  })
  const [account] = docs
  if (!account) throw new Error('the database has no administrator')
  return { ...account, collection: 'users' }
}
