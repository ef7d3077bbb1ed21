import type { Payload } from 'payload'
import { partListLimits, readItems } from '@vitrine/contract/part-list'
import type { MemberList } from '@vitrine/contract/shapes/types'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Reason why a list is not saved. */
type Refusal = 'name-used' | 'too-many' | 'missing'

interface Row {
  id: number
  name: string
  items: string
  created_at: string
  updated_at: string
}

/** Lists of a member, last changed first. */
export async function readLists(payload: Payload, member: number): Promise<MemberList[]> {
  const found = await rows<Row>(
    payload,
    sql`
    select id, name, items, created_at, updated_at from member_lists where member_id = ${member} order by updated_at desc, id desc`,
  )
  return found.map((row) => ({
    ...row,
    lines: readItems(row.items).length,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }))
}

/** Runs a change of a member's lists, one at a time per member. */
const changing = (
  payload: Payload,
  member: number,
  change: (transaction: Transaction) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> =>
  inTransaction(payload, async (transaction) => {
    await rows(payload, sql`select id from members where id = ${member} for update`, transaction)
    return change(transaction)
  })

/** List of a member by its name, case-insensitive. */
async function named(payload: Payload, member: number, name: string, transaction: Transaction) {
  const [found] = await rows<Pick<Row, 'id' | 'items'>>(
    payload,
    sql`select id, items from member_lists where member_id = ${member} and lower(name) = lower(${name})`,
    transaction,
  )
  return found
}

/** Saves a list; a repeat with the same name and items changes nothing. */
export const createList = (
  payload: Payload,
  member: number,
  { name, items }: { name: string; items: string },
): Promise<Refusal | undefined> =>
  changing(payload, member, async (transaction) => {
    const same = await named(payload, member, name, transaction)
    if (same) return same.items === items ? undefined : 'name-used'
    const made = await rows(
      payload,
      sql`
      insert into member_lists (member_id, name, items) select ${member}, ${name}, ${items}
      where (select count(*) from member_lists where member_id = ${member}) < ${partListLimits.kept} returning id`,
      transaction,
    )
    return made.length === 0 ? 'too-many' : undefined
  })

export const renameList = (
  payload: Payload,
  member: number,
  { list, name }: { list: number; name: string },
): Promise<Refusal | undefined> =>
  changing(payload, member, async (transaction) => {
    const same = await named(payload, member, name, transaction)
    if (same && same.id !== list) return 'name-used'
    const changed = await rows(
      payload,
      sql`update member_lists set name = ${name}, updated_at = now() where id = ${list} and member_id = ${member} returning id`,
      transaction,
    )
    return changed.length === 0 ? 'missing' : undefined
  })

export const replaceList = (
  payload: Payload,
  member: number,
  { list, items }: { list: number; items: string },
): Promise<Refusal | undefined> =>
  changing(payload, member, async (transaction) => {
    const changed = await rows(
      payload,
      sql`update member_lists set items = ${items}, updated_at = now() where id = ${list} and member_id = ${member} returning id`,
      transaction,
    )
    return changed.length === 0 ? 'missing' : undefined
  })

/** Deletes a list of a member; returns false if it did not exist. */
export async function deleteList(payload: Payload, member: number, list: number): Promise<boolean> {
  const deleted = await rows(
    payload,
    sql`delete from member_lists where id = ${list} and member_id = ${member} returning id`,
  )
  return deleted.length > 0
}
