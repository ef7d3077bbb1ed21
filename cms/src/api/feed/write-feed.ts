import { createHash } from 'node:crypto'
import { withAbsoluteMedia } from '@vitrine/contract/media-addresses'
import type { Tag } from '@vitrine/contract/tags'
import type { Payload } from 'payload'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { environment } from '#src/platform/environment.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { documentTagOf, kinds } from '#src/publishing/changes/kinds.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { feedSources, readSource } from './feed-sources.ts'
import type { FeedName, SourceName } from './feed-sources.ts'
import { lockState, wholeSource } from './follow-changes.ts'
import type { FeedRecord } from './records/feed-record.ts'
import { readDigests } from './records/served-digests.ts'

/** Sources of each lane that are looked at for a transaction. */
const batch = 10
/**
 * Time after which a transaction takes no further source, ms: what a person publishes meanwhile waits
 * for its end.
 */
const transactionMs = 400
/**
 * Seconds for which a source that follows from records of others waits until none of these is due;
 * then it is derived in spite of them.
 */
const maxWaitSeconds = 30
/** Seconds after which a source that could not be read is read again. */
const postponedSeconds = 60

interface Source {
  kind: SourceName
  source: number
}

/** A source that is due: in the lane of persons, or in that of what follows from their changes. */
type Due = Source & {
  follows: boolean
  /** True if the document itself was changed, not only what its records show of others. */
  is_changed: boolean
}

/** Source that is derived from the documents that the records of other feeds name. */
const ofDocuments = { kind: 'documents', source: wholeSource } as const

/** Records of a source by feed, and the tags on which they depend. */
async function deriveRecords(
  payload: Payload,
  { kind, source }: Source,
): Promise<{ records: [FeedName, FeedRecord[]][]; tags: Tag[] }> {
  const { collection } = feedSources[kind]
  const tags = new Set<Tag>(['launch', ...(collection ? [documentTagOf(collection, source)] : [])])
  const contexts = (await readNamedLocales(payload)).map((locale): CallContext => ({
    payload,
    locale,
    tag: (...more) => more.forEach((tag) => tags.add(tag)),
  }))
  const { files, recordsOf } = await readSource(kind, source, contexts)
  const records = recordsOf(await readDigests(payload, files))
  const isShown = records.some(([, own]) =>
    own.some(({ languages }) => Object.keys(languages).length > 0),
  )
  // a language in which it is missing depends on all lists, which its own tag and those of its
  // parents, known from another language, stand for
  if (collection && isShown) for (const list of kinds[collection].lists) tags.delete(list)
  return { records, tags: [...tags] }
}

const textOf = (value: object): string =>
  withAbsoluteMedia(JSON.stringify(value), environment.PUBLIC_ORIGIN)

/** Record as it is stored: texts are sent as they are. */
function storedOf({ key, shared, languages, facts, successor, identity }: FeedRecord) {
  const locales = Object.keys(languages)
  const record = textOf({ key, ...shared })
  const texts = Object.values(languages).map(textOf)
  return {
    key,
    folded: normalizePartNumber(key),
    digest: createHash('sha256')
      .update(JSON.stringify([record, locales, texts]))
      .digest('hex'),
    record,
    locales,
    texts,
    facts: facts ?? {},
    identity: identity ?? null,
    follower: successor ?? null,
  }
}

interface Written {
  feed: FeedName
  from: Source
  records: readonly FeedRecord[]
}

/** Documents that stored records name in each language; text that differs if any of them does. */
const documentsOf = (stored: readonly { key: string; locales: string[]; texts: string[] }[]) =>
  stored
    .flatMap(({ key, locales, texts }) =>
      locales.flatMap((locale, at) => {
        const { documents, files } = JSON.parse(texts[at] ?? '{}')
        const named = documents ?? files ?? []
        return named.length > 0 ? [`${key} ${locale} ${JSON.stringify(named)}`] : []
      }),
    )
    .toSorted()
    .join('\n')

/** True if documents in the feed of documents follow from the records of a source. */
const namesDocuments = (kind: SourceName): boolean =>
  feedSources.documents.after?.includes(kind) ?? false

/**
 * Writes the records of a source that differ, and marks those that are gone. `areDocuments`: true if
 * they name other documents than before.
 */
async function writeRecords(
  payload: Payload,
  { feed, from: { kind, source }, records }: Written,
  transaction: Transaction,
): Promise<{ isWritten: boolean; areDocuments: boolean }> {
  const shown = records.filter(({ languages }) => Object.keys(languages).length > 0)
  // a part number that a product has twice, in data of before it was checked, has one record
  const given = [...new Map(shown.map((record) => [record.key, storedOf(record)])).values()]
  const known = await rows<{ key: string; digest: string }>(
    payload,
    sql`select key, digest from feed_records where kind = ${feed} and source = ${source}::int and gone_at is null`,
    transaction,
  )
  const stored = new Map(known.map(({ key, digest }) => [key, digest]))
  const different = given.filter(({ key, digest }) => stored.get(key) !== digest)
  const keys = new Set(given.map(({ key }) => key))
  const lost = known.map(({ key }) => key).filter((key) => !keys.has(key))
  const before =
    namesDocuments(kind) && feed !== 'part-numbers'
      ? await rows<{ key: string; locales: string[]; texts: string[] }>(
          payload,
          sql`select key, locales, texts from feed_records where kind = ${feed} and gone_at is null
            and key = any(${sql.param([...different.map(({ key }) => key), ...lost])}::text[])`,
          transaction,
        )
      : undefined
  const written = await rows(
    payload,
    sql`insert into feed_records as f (kind, source, key, folded, digest, record, locales, texts, facts, identity, follower)
      select ${feed}, ${source}::int, r.* from jsonb_to_recordset(${JSON.stringify(different)}::jsonb)
        as r(key text, folded text, digest text, record text, locales text[], texts text[], facts jsonb, identity text, follower text)
      on conflict (kind, key) do update set source = excluded.source, folded = excluded.folded, digest = excluded.digest,
        record = excluded.record, locales = excluded.locales, texts = excluded.texts, facts = excluded.facts,
        identity = excluded.identity, follower = excluded.follower,
        number = nextval('feed_numbers'), at = now(), gone_at = null, reason = null, successor = null
      where f.digest <> excluded.digest or f.source <> excluded.source or f.gone_at is not null
      returning 1`,
    transaction,
  )
  if (lost.length > 0) {
    const isPart = feedSources[kind].collection !== undefined && given.length > 0
    await rows(
      payload,
      sql`update feed_records f set gone_at = now(), at = now(), number = nextval('feed_numbers'),
          successor = coalesce(other.key, f.follower),
          reason = case when other.key is not null then 'renumbered' when ${isPart} then 'removed' else 'withdrawn' end
        from feed_records own left join lateral (
          select key from feed_records o where o.kind = own.kind and o.identity = own.identity and o.gone_at is null
            and o.key <> all(${sql.param(lost)}::text[]) limit 1
        ) other on true
        where own.kind = ${feed} and own.key = any(${sql.param(lost)}::text[]) and f.kind = own.kind and f.key = own.key`,
      transaction,
    )
  }
  return {
    isWritten: written.length + lost.length > 0,
    areDocuments: before !== undefined && documentsOf(before) !== documentsOf(different),
  }
}

type Derived = Awaited<ReturnType<typeof deriveRecords>>

/**
 * What records of other sources show of a source: names, titles and addresses by language, states.
 * Its text, its values and its files are in its own records alone.
 */
const faceOf = ({ records }: Derived): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        records.flatMap(([feed, own]) =>
          own.map(({ key, shared, languages }) => [
            feed,
            key,
            Object(shared).state,
            Object.entries(languages).map(([locale, texts]) => {
              const { title, slug, url, category, subcategory, section, product } = Object(texts)
              return [locale, title, slug, url, category, subcategory, section, product]
            }),
          ]),
        ),
      ),
    )
    .digest('hex')

/** Notes the sources whose records show another face of a source. */
async function noteDependents(
  payload: Payload,
  { kind, source }: Source,
  face: string,
  transaction: Transaction,
): Promise<void> {
  const { collection } = feedSources[kind]
  if (collection === undefined) return
  await rows(
    payload,
    sql`insert into feed_due (kind, source) select kind, source from feed_sources
      where tags @> array[${documentTagOf(collection, source)}::text] and (kind, source) <> (${kind}, ${source}::int)
        and not exists (select from feed_sources own where own.kind = ${kind} and own.source = ${source}::int and own.face = ${face})
      on conflict (kind, source) do nothing`,
    transaction,
  )
}

/** Notes on which tags a source depends, and what others show of it. */
async function noteTags(
  payload: Payload,
  { kind, source }: Source,
  { tags, face }: { tags: readonly Tag[]; face: string },
  transaction: Transaction,
): Promise<void> {
  const { collection } = feedSources[kind]
  // a document without records, whose parent is not public, gets them with its parent
  const kept =
    collection === undefined
      ? sql`select where ${source}::int = ${wholeSource}::int`
      : sql`select from published_states where collection = ${collection} and document_id = ${source}::int`
  await rows(
    payload,
    sql`with kept as (${kept}),
      dropped as (delete from feed_sources where kind = ${kind} and source = ${source}::int and not exists (select from kept))
      insert into feed_sources (kind, source, tags, face) select ${kind}, ${source}::int, ${sql.param([...tags])}::text[], ${face} from kept
      on conflict (kind, source) do update set tags = excluded.tags, face = excluded.face`,
    transaction,
  )
}

/** Notes a source to be read again later: the others do not wait for it. */
const postpone = (
  payload: Payload,
  { kind, source }: Source,
  transaction: Transaction,
): Promise<unknown> =>
  rows(
    payload,
    sql`update feed_due set due_at = now() + make_interval(secs => ${postponedSeconds}) where kind = ${kind} and source = ${source}::int`,
    transaction,
  )

/** Sources of a lane that are due, those that wait longest first. */
const readLane = (follows: boolean) => {
  const { after = [] } = feedSources.documents
  return sql`(select kind, source, follows, is_changed, row_number() over (order by since, kind, source) as turn from feed_due
    where follows = ${follows} and due_at <= now() and (kind <> ${ofDocuments.kind} or since < now() - make_interval(secs => ${maxWaitSeconds})
      or not exists (select from feed_due o where o.kind = any(${sql.param([...after])}::text[]) and o.due_at <= now()))
    order by since, kind, source limit ${batch})`
}

/** Sources that are due, of both lanes by turns: neither waits for all of the other. */
const readDue = (payload: Payload, transaction: Transaction): Promise<Due[]> =>
  rows<Due>(
    payload,
    sql`select kind, source, follows, is_changed from (${readLane(false)} union all ${readLane(true)}) as lanes order by turn, follows`,
    transaction,
  )

/** Derives and writes the records of a source; the tags of the feeds that changed. */
async function writeSource(
  payload: Payload,
  { is_changed: isChanged, ...from }: Due,
  transaction: Transaction,
): Promise<Tag[]> {
  const derived = await deriveRecords(payload, from).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'records could not be derived', ...from })
  })
  if (derived === undefined) {
    await postpone(payload, from, transaction)
    return []
  }
  const changed: Tag[] = []
  for (const [feed, records] of derived.records) {
    const written = await writeRecords(payload, { feed, from, records }, transaction)
    if (written.isWritten) changed.push(`feed:${feed}`)
    if (written.areDocuments)
      await rows(
        payload,
        sql`insert into feed_due (kind, source) values (${ofDocuments.kind}, ${ofDocuments.source}) on conflict (kind, source) do nothing`,
        transaction,
      )
  }
  const face = faceOf(derived)
  if (isChanged) await noteDependents(payload, from, face, transaction)
  await noteTags(payload, from, { tags: derived.tags, face }, transaction)
  await rows(
    payload,
    sql`delete from feed_due where kind = ${from.kind} and source = ${from.source}::int`,
    transaction,
  )
  return changed
}

/**
 * Derives the records of the next due sources and gives those that differ a new number. One process
 * writes at a time, so that numbers become visible in order. False if nothing is due.
 */
export const writeNextRecords = (payload: Payload): Promise<boolean> =>
  inTransaction(payload, async (transaction) => {
    if (!(await lockState(payload, transaction))) return false
    const due = await readDue(payload, transaction)
    const until = performance.now() + transactionMs
    const changed = new Set<Tag>()
    for (const from of due) {
      for (const tag of await writeSource(payload, from, transaction)) changed.add(tag)
      if (performance.now() > until) break
    }
    if (changed.size > 0) await appendChange(payload, changed, transaction)
    return due.length > 0
  })
