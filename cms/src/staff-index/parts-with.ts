import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { inBase } from './part-values.ts'
import type { ValueFilter } from './value-filters.ts'

/** Share by which a bound may be missed: conversions of units are not exact. */
const tolerance = 1e-9

const lower = (bound: number): number => bound - Math.abs(bound) * tolerance
const upper = (bound: number): number => bound + Math.abs(bound) * tolerance

/** Condition on `staff_values` (`v`) that a part number has a value. */
function conditionOf(filter: ValueFilter): Statement {
  if ('choices' in filter)
    return sql`v.key = ${filter.key} and v.low is null and v.value = any(${sql.param([...filter.choices])}::text[])`
  const { key, from, to, unit } = filter
  const [low, high] = [from, to].map((bound) => (bound === null ? null : inBase(bound, unit)))
  return sql.join(
    [
      sql`v.key = ${key} and v.low is not null and v.unit = ${low?.unit ?? high?.unit ?? inBase(0, unit).unit}`,
      // a range of values is found by each number within it
      ...(low ? [sql`v.high >= ${lower(low.number)}::float8`] : []),
      ...(high ? [sql`v.low <= ${upper(high.number)}::float8`] : []),
    ],
    sql` and `,
  )
}

/** Part numbers that meet all filters, or one of them: rows with `document_id` and `place`. */
export function partsWith(
  collection: string,
  filters: readonly ValueFilter[],
  isAny: boolean,
): Statement {
  const each = filters.map(
    (filter, at) =>
      sql`select v.document_id, unnest(v.places) as place, ${at}::int as filter from staff_values v
        where v.collection = ${collection} and ${conditionOf(filter)}`,
  )
  return sql`select document_id, place from (${sql.join(each, sql` union all `)}) met
    group by document_id, place having count(distinct filter) >= ${isAny ? 1 : filters.length}::int`
}
