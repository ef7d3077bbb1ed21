import { groupFilters, readInterval } from '@vitrine/contract/shapes/filters'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { ApiError } from '@vitrine/contract/errors'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { findByAddress } from '#src/api/reading/resolve.ts'
import { tradeKeys } from '#src/content/variants/trade-attributes.ts'
import { fieldProblem } from '#src/platform/http/field-problem.ts'
import { kinds } from '#src/publishing/changes/kinds.ts'
import type { CallInput } from '#src/api/reading/handler.ts'
import { rows, sql } from '#src/platform/database/query.ts'
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
  const interval = readInterval(wanted) ?? numberInterval(wanted)
  if (!interval) return exact
  const { from, to } = interval
  return sql`coalesce(${bound(key, -1)} >= coalesce(${from}::numeric, '-Infinity') and ${bound(key, 0)} <= coalesce(${to}::numeric, 'Infinity'), false)`
}

/** Number in another spelling than the stored one: `95.0`; undefined for other texts. */
function numberInterval(wanted: string): { from: number; to: number } | undefined {
  if (!/^-?\d{1,12}\.\d{1,12}$|^-?0\d{1,12}$/.test(wanted)) return undefined
  return { from: Number(wanted), to: Number(wanted) }
}

/**
 * Present slug of a subcategory with a present or former one, in the language of the request or
 * another one of the site.
 *
 * @throws 404 for an unknown one: without it a copy would be told that all of its records are gone.
 */
async function presentSlug(
  context: CallContext,
  address: string,
): Promise<{ locale: Locale; slug: string }> {
  const others = localeCodes.filter((code) => code !== context.locale)
  for (const locale of [context.locale, ...others]) {
    const id = await findByAddress({ ...context, locale }, 'subcategories', address)
    if (id === undefined) continue
    const [found] = await rows<{ slug: string | null }>(
      context.payload,
      sql`select slug from search_entries where collection = 'subcategories' and locale = ${locale} and document_id = ${id}`,
    )
    if (found?.slug) return { locale, slug: found.slug }
  }
  context.tag(...kinds.subcategories.lists)
  throw new ApiError('not-found')
}

/** @throws 422 for a filter by an attribute that no subcategory declares, or by another kind of value. */
async function checkFilters(
  { payload, locale }: CallContext,
  filters: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  if (filters.size === 0) return
  const declared = await rows<{ key: string; type: string; choices: string[] | null }>(
    payload,
    sql`
    select a.key, a.type::text as type, array_agg(c.value) filter (where c.value is not null) as choices
    from subcategories_attributes a left join subcategories_attributes_choices c on c._parent_id = a.id
    where a.key = any(${sql.param([...filters.keys()])}::text[]) group by a.id, a.key, a.type`,
  )
  for (const [key, values] of filters) {
    const own = declared.filter((each) => each.key === key)
    const isKnown = own.length > 0 || tradeKeys.includes(key)
    const accepts = (value: string): boolean =>
      own.length === 0 ||
      own.some(({ type, choices }) =>
        type === 'number' || type === 'range'
          ? isNumberFilter(value)
          : type !== 'choice' || (choices ?? []).includes(value),
      )
    if (!isKnown || !values.every(accepts)) throw fieldProblem('filter', 'unknownChoice', locale)
  }
}

/** True for a number, a range `10..16` or an interval `10~16`, each bound of which may be absent. */
const isNumberFilter = (value: string): boolean => {
  const bounds = value.split('..')
  return (
    readInterval(value) !== undefined ||
    (bounds.length <= 2 && bounds.every((bound) => /^-?\d+(?:\.\d+)?$/.test(bound)))
  )
}

/** Condition on the columns of `feed_records` that part numbers match filters. */
export async function matchRecords(
  context: CallContext,
  { subcategory, state, filter }: Filters,
): Promise<Statement> {
  const filters = groupFilters(filter ?? [])
  await checkFilters(context, filters)
  const present = subcategory === undefined ? undefined : await presentSlug(context, subcategory)
  const conditions = [
    ...(present ? [sql`facts->'subcategories'->>${present.locale}::text = ${present.slug}`] : []),
    ...(state === undefined ? [] : [sql`facts->>'state' = ${state}`]),
    ...[...filters].map(
      ([key, values]) =>
        sql`(${sql.join(
          values.map((value) => matchesValue(key, value)),
          sql` or `,
        )})`,
    ),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
