import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

/** Row of a product's table, by its place from 1. */
export type Placed<Row> = Row & { position: number }

/**
 * Rows that differ from the stored ones at the same place, and the places of stored rows to delete
 * before they are inserted. Rows that are equal keep their tuples and index entries.
 */
export function changedRows<Row extends object>(
  stored: readonly Placed<Row>[],
  next: readonly Row[],
): { removed: number[]; added: Placed<Row>[] } {
  const before = new Map(stored.map((row) => [row.position, row]))
  const added = next
    .map((row, at) => ({ ...row, position: at + 1 }))
    .filter((row) => !isDeepStrictEqual(before.get(row.position), row))
  const changed = new Set(added.map(({ position }) => position))
  return {
    removed: [...before.keys()].filter((place) => changed.has(place) || place > next.length),
    added,
  }
}

/** Table of the rows of a product, with its columns and their types. */
interface RowTable<Row> {
  name: string
  columns: { readonly [Column in keyof Row & string]: 'text' | 'text[]' | 'jsonb' | 'boolean' }
}

/** Writes the rows of a product that differ from the stored ones. */
export async function writeRows<Row extends object>(
  payload: Payload,
  { name, columns }: RowTable<Row>,
  { product, next }: { product: number; next: readonly Row[] },
  transaction: Transaction,
): Promise<void> {
  const table = sql.identifier(name)
  const names = sql.raw(['position', ...Object.keys(columns)].join(', '))
  const stored = await rows<Placed<Row>>(
    payload,
    sql`select ${names} from ${table} where product_id = ${product}`,
    transaction,
  )
  const { removed, added } = changedRows(stored, next)
  if (removed.length > 0)
    await rows(
      payload,
      sql`delete from ${table} where product_id = ${product} and position = any(${sql.param(removed)}::int[])`,
      transaction,
    )
  if (added.length === 0) return
  const types = sql.raw(
    Object.entries(columns)
      .map((column) => column.join(' '))
      .join(', '),
  )
  await rows(
    payload,
    sql`
    insert into ${table} (product_id, ${names}) select ${product}::int, ${names}
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as line(position int, ${types})`,
    transaction,
  )
}
