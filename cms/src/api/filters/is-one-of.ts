import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

/** Maximum ids that are passed as a list, for which PostgreSQL uses the primary key. */
const maxListed = 2000

/**
 * SQL condition on `e.document_id`: one of the ids. Many ids are passed as a bitmap, tested along
 * the index of the list's order, since a page needs few rows. Few ids would be sparse in that
 * order, so the primary key is faster.
 */
export function isOneOf(ids: readonly number[]): Statement {
  if (ids.length <= maxListed) return sql`e.document_id = any(${`{${ids.join(',')}}`}::int[])`
  const size = ids.reduce((most, id) => Math.max(most, id), 0) + 1
  const bits = Buffer.alloc(Math.ceil(size / 8))
  for (const id of ids) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
  return sql`case when e.document_id < ${size}::int then get_bit(${sql.param(bits)}::bytea, e.document_id::bigint) = 1 else false end`
}
