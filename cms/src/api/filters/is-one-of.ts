import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

/** Maximum ids that are passed as a list, for which PostgreSQL uses the primary key. */
const maxListed = 2000

/**
 * SQL condition: `e.document_id` is one of the ids. Few ids are an array, found by the primary key.
 * Many are a bitmap, tested while the rows are read in the order of the list, where a page is soon
 * complete.
 */
export function isOneOf(ids: readonly number[]): Statement {
  if (ids.length <= maxListed) return sql`e.document_id = any(${`{${ids.join(',')}}`}::int[])`
  const size = ids.reduce((most, id) => Math.max(most, id), 0) + 1
  const bits = Buffer.alloc(Math.ceil(size / 8))
  for (const id of ids) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
  return sql`case when e.document_id < ${size}::int then get_bit(${sql.param(bits)}::bytea, e.document_id::bigint) = 1 else false end`
}
