import { rows, sql } from '#src/platform/database/query.ts'
import type { Loading } from './loading.ts'

/** Ids of the accounts by e-mail. */
export type StaffIds = ReadonlyMap<string, number>

export async function readStaff({ payload }: Loading): Promise<StaffIds> {
  const found = await rows<{ id: number; email: string }>(payload, sql`select id, email from users`)
  return new Map(found.map(({ id, email }) => [email, Number(id)]))
}
