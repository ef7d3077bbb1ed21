import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { partOptions } from '#src/admin/filters/read-offer.ts'
import { suggestFilters } from '#src/admin/filters/suggest-filters.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { ChoiceCounts } from '#src/staff-index/list-shapes.ts'
import { anyValue, ownAuthor, siteStates } from '#src/staff-index/list-state.ts'
import type { ListState, PartWork } from '#src/staff-index/list-state.ts'
import { requirementsOf } from '#src/staff-index/requirements.ts'
import {
  missingFacts,
  readBase,
  rulesOf,
  selectionOf,
  withRules,
} from '#src/staff-index/selection.ts'
import type { ListFilters, Selection, SelectionQuery } from '#src/staff-index/selection.ts'
import { suggestedValues } from '#src/staff-index/suggested-values.ts'
import { openReviews } from '#src/translation/reviews.ts'
import { filtersOf } from './read-list.ts'
import type { ListContext } from './read-list.ts'

type Kind = Exclude<keyof ChoiceCounts, 'suggestions'>

/** Filters of which one value is met: their choices are counted within the other filters. */
const alternatives = ['parents', 'missing', 'site', 'language', 'authors'] as const
type Alternative = (typeof alternatives)[number]

const locales = sql.param([...localeCodes])

/** Selections by the filters, and without each of those of which one value is met. */
interface Selections {
  all: Selection
  without: ReadonlyMap<Alternative, Selection>
}

async function selectionsOf({ payload }: ListContext, query: SelectionQuery): Promise<Selections> {
  const base = await readBase(payload, query)
  // of filters of which one is met, none narrows the others
  const narrowing = query.filters.isAny === true ? {} : query.filters
  const selected = (filters: ListFilters): Promise<Selection> =>
    selectionOf(payload, { ...query, filters }, false, base)
  const own = await Promise.all(
    alternatives
      .filter((name) => narrowing[name] !== undefined)
      .map(async (name): Promise<[Alternative, Selection]> => {
        const { [name]: _, ...others } = narrowing
        return [name, await selected(others)]
      }),
  )
  return { all: await selected(narrowing), without: new Map(own) }
}

/** Name of a selection in the statement that counts. */
type SelectionName = 'all' | Alternative

/** Entries of a selection: those that are read once, or all of the collection by their indexes. */
const entriesOf = (
  name: SelectionName,
  { isAll }: Pick<Selection, 'isAll'>,
  collection: string,
): Statement =>
  isAll
    ? sql`(select document_id, group_key, changed_by from staff_entries where collection = ${collection})`
    : sql.raw(`of_${name}`)

/** Statement of the documents of a selection by their groups. */
const groupsOf = (name: SelectionName, { isAll }: Selection, collection: string): Statement =>
  isAll
    ? sql`select ${name}::text as selection, group_key, sum(documents)::int as documents from staff_groups
        where collection = ${collection} group by 2`
    : sql`select ${name}::text as selection, group_key, count(*)::int as documents from ${entriesOf(name, { isAll }, collection)} group by 2`

/**
 * Numbers of documents by choice, in one statement: of the groups of the selections, of the index of authors and of
 * those of outdated and missing texts. `unfinished`: documents with a text in a language that are not up to date.
 */
function countsOf(
  collection: string,
  requirements: SelectionQuery['requirements'],
  { all, without }: Selections,
): Statement {
  const facts = partOptions(collection, (fact) => fact).map(({ value }) => value)
  const within = (name: Alternative, values = sql`(select) none`): Statement =>
    sql`from counted join g using (group_key), ${values} where selection = ${nameOf(name)}`
  const nameOf = (name: Alternative): SelectionName => (without.has(name) ? name : 'all')
  const selections: [SelectionName, Selection][] = [['all', all], ...without]
  const own = (name: Alternative): Statement =>
    entriesOf(nameOf(name), without.get(name) ?? all, collection)
  const selected = (id: Statement): Statement =>
    (without.get('language') ?? all).isAll
      ? sql``
      : sql`and ${id} in (select document_id from ${own('language')})`
  return sql`
    with ${rulesOf(requirements)}, g as materialized (
      select distinct on (g.group_key) g.group_key, g.parent, g.site, g.states, g.facts, ${missingFacts('g')} as missing
      from staff_groups g ${withRules('g')} where g.collection = ${collection}
    )${sql.join(
      selections
        .filter(([, { isAll }]) => !isAll)
        .map(
          ([name, { ctes, from, entries }]) =>
            sql`, ${sql.raw(`of_${name}`)} as materialized (
              with ${ctes} select e.document_id, e.group_key, e.changed_by from ${from} where ${entries})`,
        ),
    )}, counted as materialized (${sql.join(
      selections.map(([name, selection]) => groupsOf(name, selection, collection)),
      sql` union all `,
    )}), texts as materialized (${sql.join(
      [sql`t.basis <> t.source`, sql`t.target is null`].map(
        // each by its partial index, however many documents are selected
        (
          condition,
        ) => sql`select t.locale, t.document_id, coalesce(t.basis <> t.source, false) as is_outdated from translations t
          where t.collection = ${collection} and t.locale = any(${locales}::text[]) and ${condition}`,
      ),
      sql` union all `,
    )})
    select 'total' as kind, '' as value, coalesce(sum(documents), 0)::int as count from counted where selection = 'all'
    union all select 'parents', parent::text, sum(documents)::int ${within('parents')} and parent is not null group by 2
    union all select 'site', site, sum(documents)::int ${within('site')} group by 2
    union all select 'languages', code || ' ' || coalesce(states ->> code, 'absent'), sum(documents)::int
      ${within('language', sql`unnest(${locales}::text[]) code`)} group by 2
    union all select case when g.facts @> array[fact] then 'having' else 'without' end, fact, sum(documents)::int
      from counted join g using (group_key), unnest(${sql.param(facts)}::text[]) fact where selection = 'all' group by 1, 2
    union all select 'missing', fact, sum(documents)::int
      ${within('missing', sql`unnest(missing || ${anyValue}::text) fact`)} and cardinality(missing) > 0 group by 2
    union all select 'languages', locale || ' outdated', count(distinct document_id)::int
      from texts where is_outdated ${selected(sql`document_id`)} group by 2
    union all select 'languages', r.locale || ' review', count(distinct r.document_id)::int from (${openReviews}) r
      where r.collection = ${collection} and r.state = 'review' ${selected(sql`r.document_id`)} group by 2
    union all select 'unfinished', t.locale, count(distinct t.document_id)::int
      from texts t join staff_entries e on e.collection = ${collection} and e.document_id = t.document_id
      join g on g.group_key = e.group_key and coalesce(g.states ->> t.locale, 'absent') <> 'absent'
      where true ${selected(sql`t.document_id`)} group by 2
    union all select 'authors', changed_by::text, count(*)::int from ${own('authors')} e
      where changed_by is not null group by 2`
}

/** What a list or grid shows beside its filters. */
interface Shown {
  ids?: readonly number[] | undefined
  work?: PartWork | undefined
}

/**
 * Documents of a collection by each choice of its filters within the other filters, and filters that narrow what is
 * found. Of filters of which one is met, each choice is counted by itself.
 */
export async function countChoices(
  context: ListContext,
  state: ListState,
  { ids, work }: Shown = {},
): Promise<ChoiceCounts> {
  const { payload, collection, staff } = context
  const requirements = await requirementsOf(payload, collection, state.purpose)
  const query: SelectionQuery = {
    collection,
    filters: {
      ...filtersOf(state, staff),
      ...(ids === undefined ? {} : { ids }),
      ...(work === undefined ? {} : { work }),
    },
    requirements,
    timeZone: staffTimeZone,
  }
  const selections = await selectionsOf(context, query)
  const found = await rows<{ kind: Kind | 'total' | 'unfinished'; value: string; count: number }>(
    payload,
    countsOf(collection, requirements, selections),
  )
  const of = (kind: (typeof found)[number]['kind']): Record<string, number> =>
    Object.fromEntries(
      found.flatMap((each) => (each.kind === kind ? [[each.value, each.count]] : [])),
    )
  const languages = of('languages')
  const unfinished = of('unfinished')
  const written = (code: Locale): number =>
    siteStates.reduce((sum, each) => sum + (languages[`${code} ${each}`] ?? 0), 0)
  const authors = of('authors')
  const counts = {
    parents: of('parents'),
    having: of('having'),
    without: of('without'),
    missing: of('missing'),
    site: of('site'),
    languages: {
      ...languages,
      ...Object.fromEntries(
        localeCodes.map((code) => [`${code} current`, written(code) - (unfinished[code] ?? 0)]),
      ),
    },
    authors: { ...authors, [ownAuthor]: authors[staff.id] ?? 0 },
  }
  const total = of('total')[''] ?? 0
  if (state.isAny || total < 2) return { ...counts, suggestions: [] }
  const values = await suggestedValues(payload, collection, selections.all, {
    total,
    keys: state.values.map(({ key }) => key),
    locale: context.locale,
  })
  return { ...counts, suggestions: suggestFilters(counts, { state, total, values }) }
}
