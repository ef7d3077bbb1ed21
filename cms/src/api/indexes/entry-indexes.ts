import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { poolOf } from '#src/platform/database/pool.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { previewBehind } from '#src/publishing/preview/as-if-published.ts'
import type { Preview } from '#src/publishing/preview/preview.ts'
import { SharedRead } from '#src/platform/database/shared-read.ts'
import { longestPhrase } from '#src/search/ranking/meanings.ts'
import { synonymsIn } from '#src/search/words/synonyms.ts'
import type { Synonyms } from '#src/search/words/synonyms.ts'
import { OtherNumbers } from '#src/search/index/other-numbers.ts'
import type { KnownMaker } from '#src/search/index/other-numbers.ts'
import { TokenIndex } from '#src/search/index/token-index.ts'
import type { IndexedEntry } from '#src/search/index/token-index.ts'
import type { TokenQuery } from '#src/search/index/token-query.ts'

/**
 * Entries read in one statement: what is done with them keeps the process from other requests for
 * some 50 ms.
 */
const entriesPerStatement = 1000

/** Entries of a collection in a locale, as published or as a preview would publish them. */
export type Entries = Pick<
  TokenIndex,
  'find' | 'has' | 'entry' | 'count' | 'tokensLike' | 'size' | 'newest'
>

/** Pair of phrases of a synonym group, as lexemes: one finds the other. */
export interface SynonymPair {
  locale: Locale
  phrase: string
  means: string
}

/** A text that leads straight to an address. */
interface SearchRedirect {
  locale: Locale
  key: string
  to: string
}

const redirectKey = (locale: Locale, key: string): string => `${locale} ${key}`

/**
 * Indexes of the entries by collection and locale, the synonyms, the texts that lead to a page, and the
 * numbers of other makers.
 */
export interface EntryIndexes {
  of(collection: PageCollection, locale: Locale): Entries
  synonymsOf(locale: Locale): Synonyms
  /** Address to which the staff let a text lead, by its key (`searchKey`). */
  redirectOf(locale: Locale, key: string): string | undefined
  others: OtherNumbers
}

interface EntryRow {
  collection: PageCollection
  locale: Locale
  id: number
  parent: number | null
  revision: string
  views: string
  position: number
  /** Null: the entry is gone. */
  tokens: string | null
}

/** Never a part of the rows of one revision. */
const someRows = sql.raw(`fetch first ${entriesPerStatement} rows with ties`)

const columns = sql`e.collection, e.locale, e.document_id as id, e.parent_id as parent, e.revision, e.views, e.position, e.tokens`

const keyOf = (collection: PageCollection, locale: Locale): string => `${collection} ${locale}`

class Indexes implements EntryIndexes {
  readonly #indexes = new Map<string, TokenIndex>()
  readonly #synonyms = new Map<Locale, Synonyms>()
  #redirects: ReadonlyMap<string, string> = new Map()
  others = new OtherNumbers([], [])

  synonymsOf(locale: Locale): Synonyms {
    return this.#synonyms.get(locale) ?? synonymsIn([], longestPhrase)
  }

  setSynonyms(pairs: readonly SynonymPair[]): void {
    this.#synonyms.clear()
    for (const [locale, own] of Map.groupBy(pairs, (pair) => pair.locale))
      this.#synonyms.set(locale, synonymsIn(own, longestPhrase))
  }

  redirectOf(locale: Locale, key: string): string | undefined {
    return this.#redirects.get(redirectKey(locale, key))
  }

  setRedirects(redirects: readonly SearchRedirect[]): void {
    this.#redirects = new Map(
      redirects.map(({ locale, key, to }) => [redirectKey(locale, key), to]),
    )
  }

  of(collection: PageCollection, locale: Locale): TokenIndex {
    const key = keyOf(collection, locale)
    const index = this.#indexes.get(key) ?? new TokenIndex()
    this.#indexes.set(key, index)
    return index
  }

  get isSparse(): boolean {
    return [...this.#indexes.values()].some((index) => index.isSparse)
  }

  take({ collection, locale, id, parent, revision, views, position, tokens }: EntryRow): void {
    const index = this.of(collection, locale)
    if (tokens === null) return index.remove(id)
    const entry = { id, parent, revision: Number(revision), views: Number(views), position }
    index.set(entry, tokens.split(' '))
  }
}

/** Greatest revision of the read model. */
const newestRevision = sql`greatest((select max(revision) from search_entries), (select max(revision) from search_removals), 0)`

interface State {
  /** Greatest revision. */
  newest: string
  /** Counts the changes of views. */
  ranking: number
  /** Counts the changes of synonyms, redirects and numbers of other makers. */
  synonyms: number
}

/** Without parameters, so that it is planned once: every search asks it. */
const readState = (payload: Payload) =>
  rows<State>(payload, sql`select ${newestRevision} as newest, ranking, synonyms from search_state`)

/** The first changes of the entries after a revision. */
const readChanges = (payload: Payload, revision: number) =>
  rows<EntryRow>(
    payload,
    sql`
    (select ${columns} from search_entries e where e.revision > ${revision}::bigint order by e.revision ${someRows})
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

/** Indexes with the greatest revision that they contain for certain. */
interface Built {
  indexes: Indexes
  revision: number
}

/** Indexes that follow the database: each read takes what has been published since. */
class FollowingIndexes {
  readonly #payload: Payload
  readonly #changes: SharedRead<void>
  #indexes = new Indexes()
  #revision = 0
  #ranking = -1
  #synonyms = -1
  #isBuilt = false
  #isRebuilding = false
  /** Indexes built beside those in use, which the next read takes over. */
  #rebuilt: Built | undefined

  constructor(payload: Payload) {
    this.#payload = payload
    this.#changes = new SharedRead(() => this.#follow())
  }

  async read(): Promise<Indexes> {
    await this.#changes.run()
    return this.#indexes
  }

  async #follow(): Promise<void> {
    if (!this.#isBuilt) this.#use(await this.#build())
    else if (this.#rebuilt !== undefined) this.#use(this.#rebuilt)
    else if (this.#indexes.isSparse) void this.#rebuild()
    const [state] = await readState(this.#payload)
    const { newest = '0', ranking = 0, synonyms = 0 } = state ?? {}
    if (Number(newest) < this.#revision) {
      // another database took the place of the one that was read
      this.#isBuilt = false
      return this.#follow()
    }
    if (Number(newest) > this.#revision) {
      const changed = await readChanges(this.#payload, this.#revision)
      for (const row of changed) this.#indexes.take(row)
      if (changed.length >= entriesPerStatement) {
        this.#revision = Number(changed.at(-1)?.revision)
        return this.#follow()
      }
      this.#revision = Number(newest)
    }
    if (ranking !== this.#ranking && this.#ranking >= 0) await this.#readViews()
    this.#ranking = ranking
    if (synonyms === this.#synonyms) return
    this.#indexes.setSynonyms(
      await rows<SynonymPair>(
        this.#payload,
        sql`select distinct locale, phrase, means from search_synonyms`,
      ),
    )
    this.#indexes.setRedirects(
      await rows<SearchRedirect>(
        this.#payload,
        sql`select language as locale, key, "to" from search_redirects where deleted_at is null`,
      ),
    )
    this.#indexes.others = await readOthers(this.#payload)
    this.#synonyms = synonyms
  }

  #use({ indexes, revision }: Built): void {
    this.#indexes = indexes
    this.#revision = revision
    this.#synonyms = -1
    this.#isBuilt = true
    this.#rebuilt = undefined
  }

  /** Builds new indexes while searches go on with the present ones. */
  async #rebuild(): Promise<void> {
    if (this.#isRebuilding) return
    this.#isRebuilding = true
    try {
      this.#rebuilt = await this.#build()
    } catch (error) {
      this.#payload.logger.error({ err: error, msg: 'the search index could not be rebuilt' })
    } finally {
      this.#isRebuilding = false
    }
  }

  /** Reads all entries. Later changes have a greater revision than the one returned. */
  async #build(): Promise<Built> {
    const [newest] = await rows<{ revision: string }>(
      this.#payload,
      sql`select ${newestRevision} as revision`,
    )
    const built = new Indexes()
    let last: EntryRow | undefined
    do {
      const some: EntryRow[] = await rows<EntryRow>(
        this.#payload,
        sql`
        select ${columns} from search_entries e
        where ${last === undefined ? sql`true` : sql`(e.collection, e.document_id, e.locale) > (${last.collection}, ${last.id}::int, ${last.locale})`}
        order by e.collection, e.document_id, e.locale limit ${entriesPerStatement}`,
      )
      for (const row of some) built.take(row)
      last = some.length < entriesPerStatement ? undefined : some.at(-1)
    } while (last !== undefined)
    return { indexes: built, revision: Number(newest?.revision ?? 0) }
  }

  async #readViews(): Promise<void> {
    const counted = await rows<Pick<EntryRow, 'collection' | 'locale' | 'id' | 'views'>>(
      this.#payload,
      sql`select collection, locale, document_id as id, views from search_entries`,
    )
    for (const { collection, locale, id, views } of counted) {
      const entry = this.#indexes.of(collection, locale).entry(id)
      if (entry !== undefined) entry.views = Number(views)
    }
  }
}

/** Entries of an index, one of them in another state. */
class ChangedEntries implements Entries {
  readonly #published: Entries
  readonly #changed: TokenIndex
  readonly #id: number

  constructor(published: Entries, changed: TokenIndex, id: number) {
    this.#published = published
    this.#changed = changed
    this.#id = id
  }

  get size(): number {
    return this.#published.size
  }

  /** Equal to no other state: results of a preview are not kept. */
  get newest(): number {
    return Number.NaN
  }

  count(token: string): number {
    return this.#published.count(token) + this.#changed.count(token)
  }

  tokensLike(token: string): readonly string[] {
    return [...this.#published.tokensLike(token), ...this.#changed.tokensLike(token)]
  }

  find(query: TokenQuery): IndexedEntry[] {
    const others = this.#published.find(query).filter(({ id }) => id !== this.#id)
    return [...others, ...this.#changed.find(query)]
  }

  has(query: TokenQuery): boolean {
    return this.find(query).length > 0
  }

  entry(id: number): IndexedEntry | undefined {
    return id === this.#id ? this.#changed.entry(id) : this.#published.entry(id)
  }
}

/** Published entries with the previewed document as the preview's transaction has it. */
async function readPreviewed(
  payload: Payload,
  published: EntryIndexes,
  preview: Preview,
): Promise<EntryIndexes> {
  if (!('collection' in preview)) return published
  const { collection: changed, id } = preview
  const own = new Indexes()
  for (const row of await rows<EntryRow>(
    payload,
    sql`select ${columns} from search_entries e where e.collection = ${changed} and e.document_id = ${id}`,
  ))
    own.take(row)
  return {
    synonymsOf: (locale) => published.synonymsOf(locale),
    redirectOf: (locale, key) => published.redirectOf(locale, key),
    others: published.others,
    of: (collection, locale) =>
      collection === changed
        ? new ChangedEntries(published.of(collection, locale), own.of(collection, locale), id)
        : published.of(collection, locale),
  }
}

const followed = new WeakMap<Pool, FollowingIndexes>()

const ofCalls = new WeakMap<CallContext, Promise<EntryIndexes>>()

/** Indexes of a call, read once: all of its answer is of one state. */
export function indexesOf(context: CallContext): Promise<EntryIndexes> {
  const known = ofCalls.get(context) ?? readIndexes(context.payload)
  ofCalls.set(context, known)
  return known
}

/**
 * Indexes of the entries as published now, or as a preview's transaction sees them. The first call
 * reads all entries.
 */
export async function readIndexes(payload: Payload): Promise<EntryIndexes> {
  const behind = previewBehind(payload)
  const shared = behind?.published ?? payload
  const pool = poolOf(shared)
  const following = followed.get(pool) ?? new FollowingIndexes(shared)
  followed.set(pool, following)
  const published = await following.read()
  return behind === undefined ? published : readPreviewed(payload, published, behind.preview)
}
