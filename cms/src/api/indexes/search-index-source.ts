import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { OtherNumbers } from '#src/search/index/other-numbers.ts'
import type { KnownMaker } from '#src/search/index/other-numbers.ts'
import type { Followed, RevisionSource } from './revision-follower.ts'
import { SearchIndexes } from './search-indexes.ts'
import type { EntryRow, EntryViews, SearchRedirect, SynonymPair } from './search-indexes.ts'

/** Maximum entries read in one statement. Indexing them blocks the event loop for about 50 ms. */
const entriesPerStatement = 1000

/** Row limit that includes all rows of the last revision. */
const someRows = sql.raw(`fetch first ${entriesPerStatement} rows with ties`)

/** Columns of an `EntryRow`. */
export const entryColumns = sql`e.collection, e.locale, e.document_id as id, e.parent_id as parent, e.revision, e.views, e.position, e.tokens`

/** Counters of the read model. */
type EntryMark = Readonly<{
  revision: number
  /** Counter of changed view counts. */
  ranking: number
  /** Counter of changed synonyms, redirects and numbers of other makers. */
  synonyms: number
}>

/**
 * Reads the counters. Without parameters, so that the statement is planned once: every search runs
 * it.
 */
async function readMark(payload: Payload): Promise<EntryMark> {
  const [found] = await rows<Omit<EntryMark, 'revision'> & { revision: string }>(
    payload,
    sql`
    select greatest((select max(revision) from search_entries), (select max(revision) from search_removals), 0) as revision,
      ranking, synonyms from search_state`,
  )
  return {
    revision: Number(found?.revision ?? 0),
    ranking: found?.ranking ?? 0,
    synonyms: found?.synonyms ?? 0,
  }
}

/** First changes of entries after a revision, in order; a removal has no tokens. */
const readChanges = (payload: Payload, revision: number) =>
  rows<EntryRow>(
    payload,
    sql`
    (select ${entryColumns} from search_entries e where e.revision > ${revision}::bigint order by e.revision ${someRows})
    union all
    (select collection, locale, document_id, null, revision, 0, 0, null from search_removals where revision > ${revision}::bigint order by revision ${someRows})
    order by revision ${someRows}`,
  )

async function readOthers(payload: Payload): Promise<OtherNumbers> {
  const [makers, numbers] = await Promise.all([
    rows<KnownMaker>(
      payload,
      sql`
      select m.maker_id as id, m.slug, m.name, m.keys, count(*)::int as count
      from search_other_makers m join search_cross_references r using (maker_id)
      group by m.maker_id order by lower(m.name)`,
    ),
    rows<{ number: string }>(
      payload,
      sql`select distinct normalised as number from search_cross_references`,
    ),
  ])
  return new OtherNumbers(
    makers,
    numbers.map(({ number }) => number),
  )
}

/** Reloads the synonyms, redirects and numbers of other makers. */
async function readWording(payload: Payload, indexes: SearchIndexes): Promise<void> {
  const [synonyms, redirects, others] = await Promise.all([
    rows<SynonymPair>(payload, sql`select distinct locale, phrase, means from search_synonyms`),
    rows<SearchRedirect>(
      payload,
      sql`select language as locale, key, "to" from search_redirects where deleted_at is null`,
    ),
    readOthers(payload),
  ])
  indexes.setSynonyms(synonyms)
  indexes.setRedirects(redirects)
  indexes.others = others
}

async function readViews(payload: Payload, indexes: SearchIndexes): Promise<void> {
  const counted = await rows<EntryViews>(
    payload,
    sql`select collection, locale, document_id as id, views from search_entries`,
  )
  for (const row of counted) indexes.setViews(row)
}

type Built = Followed<SearchIndexes, EntryMark>

async function build(payload: Payload): Promise<Built> {
  const mark = await readMark(payload)
  const state = new SearchIndexes()
  let last: EntryRow | undefined
  do {
    const some: EntryRow[] = await rows<EntryRow>(
      payload,
      sql`
      select ${entryColumns} from search_entries e
      where ${last === undefined ? sql`true` : sql`(e.collection, e.document_id, e.locale) > (${last.collection}, ${last.id}::int, ${last.locale})`}
      order by e.collection, e.document_id, e.locale limit ${entriesPerStatement}`,
    )
    for (const row of some) state.take(row)
    last = some.length < entriesPerStatement ? undefined : some.at(-1)
  } while (last !== undefined)
  await readWording(payload, state)
  return { state, mark }
}

async function update(payload: Payload, { state, mark }: Built, to: EntryMark): Promise<Built> {
  if (to.revision > mark.revision) {
    const changed = await readChanges(payload, mark.revision)
    for (const row of changed) state.take(row)
    if (changed.length >= entriesPerStatement)
      return { state, mark: { ...mark, revision: Number(changed.at(-1)?.revision) } }
  }
  if (to.ranking !== mark.ranking) await readViews(payload, state)
  if (to.synonyms !== mark.synonyms) await readWording(payload, state)
  return { state, mark: to }
}

/**
 * Source of the published entries, synonyms, redirects and numbers of other makers, by the counters
 * of the read model.
 */
export const searchIndexSource = (payload: Payload): RevisionSource<SearchIndexes, EntryMark> => ({
  readMark: () => readMark(payload),
  build: () => build(payload),
  update: (from, to) => update(payload, from, to),
  isSparse: ({ isSparse }) => isSparse,
  logFailure: (error) =>
    payload.logger.error({ err: error, msg: 'the search index could not be rebuilt' }),
})
