import { groupFilters, readInterval } from '@vitrine/contract/shapes/filters'
import type { Locale } from '@vitrine/configuration/locales'
import type { CallInput } from '#src/api/reading/handler.ts'
import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

type Filters = Pick<CallInput<'part-numbers-list'>['query'], 'subcategory' | 'state' | 'filter'>

/** Value of an attribute in the facts of a record. */
const valueOf = (key: string): Statement => sql`(facts->'values'->${key}::text)`

/** Least and greatest number of a value; null for another value. */
const bound = (key: string, at: 0 | -1): Statement => {
  const value = valueOf(key)
  return sql`case jsonb_typeof(${value}) when 'number' then ${value}::numeric when 'array' then (${value}->${at}::int)::numeric end`
}

/** Condition that a value matches a filter value, as `matchesFilter` of the contract decides. */
function matchesValue(key: string, wanted: string): Statement {
  const value = valueOf(key)
  const exact = sql`coalesce(case jsonb_typeof(${value}) when 'array' then (${value}->>0) || '..' || (${value}->>1)
    else facts->'values'->>${key}::text end, '') = ${wanted}`
  const interval = readInterval(wanted)
  if (!interval) return exact
  const { from, to } = interval
  return sql`coalesce(${bound(key, -1)} >= coalesce(${from}::numeric, '-Infinity') and ${bound(key, 0)} <= coalesce(${to}::numeric, 'Infinity'), false)`
}

/** Condition on the columns of `feed_records` that part numbers match filters. */
export function matchRecords({ subcategory, state, filter }: Filters, locale: Locale): Statement {
  const conditions = [
    ...(subcategory === undefined
      ? []
      : [sql`facts->'subcategories'->>${locale}::text = ${subcategory}`]),
    ...(state === undefined ? [] : [sql`facts->>'state' = ${state}`]),
    ...[...groupFilters(filter ?? [])].map(
      ([key, values]) =>
        sql`(${sql.join(
          values.map((value) => matchesValue(key, value)),
          sql` or `,
        )})`,
    ),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
