import type { PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Loading } from './loading.ts'

/** Ids of the accounts by e-mail. */
export type StaffIds = ReadonlyMap<string, number>

/** Accounts by e-mail, with whose permissions a save is made. */
export async function readAccounts({
  payload,
}: Loading): Promise<ReadonlyMap<string, PayloadRequest['user']>> {
  const { docs } = await payload.find({ collection: 'users', depth: 0, pagination: false })
  return new Map(docs.map((user) => [user.email, { ...user, collection: 'users' }]))
}

export async function readStaff({ payload }: Loading): Promise<StaffIds> {
  const found = await rows<{ id: number; email: string }>(payload, sql`select id, email from users`)
  return new Map(found.map(({ id, email }) => [email, Number(id)]))
}
