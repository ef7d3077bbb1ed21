import { localeCodes } from '@vitrine/configuration/locales'
import { partOptions } from '#src/admin/filters/read-offer.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { ChoiceCounts } from '#src/staff-index/list-shapes.ts'
import { anyValue } from '#src/staff-index/list-state.ts'
import { requirementsOf } from '#src/staff-index/requirements.ts'
import { countMissing } from '#src/staff-index/selection.ts'
import type { ListContext } from './read-list.ts'

type Kind = Exclude<keyof ChoiceCounts, 'missing'>

/**
 * Documents of a collection by each choice of its filters, whatever is chosen: of groups of entries, of the index of
 * authors and of that of outdated texts, none of which grows with what a document holds.
 */
export async function countChoices({ payload, collection }: ListContext): Promise<ChoiceCounts> {
  const facts = partOptions(collection, (fact) => fact).map(({ value }) => value)
  const [found, missing] = await Promise.all([
    rows<{ kind: Kind; value: string; count: number }>(
      payload,
      sql`
      with g as materialized (
        select parent, site, states, facts, sum(documents)::int as documents from staff_groups
        where collection = ${collection} group by 1, 2, 3, 4
      )
      select 'parents' as kind, parent::text as value, sum(documents)::int as count from g where parent is not null group by 2
      union all select 'site', site, sum(documents)::int from g group by 2
      union all select 'languages', code || ' ' || coalesce(states ->> code, 'absent'), sum(documents)::int
        from g, unnest(${sql.param([...localeCodes])}::text[]) code group by 2
      union all select case when g.facts @> array[fact] then 'having' else 'without' end, fact, sum(documents)::int
        from g, unnest(${sql.param(facts)}::text[]) fact group by 1, 2
      union all select 'languages', locale || ' outdated', count(distinct document_id)::int from translations
        where collection = ${collection} and basis <> source and locale = any(${sql.param([...localeCodes])}::text[]) group by 2
      union all select 'authors', changed_by::text, count(*)::int from staff_entries
        where collection = ${collection} and changed_by is not null group by 2`,
    ),
    requirementsOf(payload, collection).then((requirements) =>
      requirements.length === 0
        ? {}
        : countMissing(payload, { collection, requirements }, anyValue),
    ),
  ])
  const of = (kind: Kind): Record<string, number> =>
    Object.fromEntries(
      found.flatMap((each) => (each.kind === kind ? [[each.value, each.count]] : [])),
    )
  return {
    parents: of('parents'),
    having: of('having'),
    without: of('without'),
    missing,
    site: of('site'),
    languages: of('languages'),
    authors: of('authors'),
  }
}
