import { createHash } from 'node:crypto'
import { localeCodes } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import { partRecord } from '@vitrine/contract/shapes/feed'
import type { Tag } from '@vitrine/contract/tags'
import { dayPlus, siteDay } from '@vitrine/contract/validity'
import type { Payload } from 'payload'
import { z } from 'zod'
import { environment } from '#src/platform/environment.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { documentTagOf } from '#src/publishing/changes/kinds.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { feedKinds, feedNames, readAnswers } from './feed-kinds.ts'
import type { FeedName, FeedRecord } from './feed-kinds.ts'
import { readDigests } from './served-digests.ts'

/** Sources that are read and written in one transaction. */
const batch = 10
/** Seconds after which a source that could not be read is read again. */
const postponedSeconds = 60
/** Maximum days whose beginning is followed one by one. */
const maxDays = 366

/** Version of the derivation: a higher one has all records derived again. */
const derivation = 1

/** What all records depend on besides the content. */
const basis = createHash('sha256')
  .update(
    JSON.stringify([
      derivation,
      environment.PUBLIC_ORIGIN,
      localeCodes,
      screenPaths,
      z.toJSONSchema(partRecord),
    ]),
  )
  .digest('hex')

interface State {
  change: number
  day: string
  basis: string
}

/** Locks the place up to which changes were followed; undefined while another process works. */
async function lockState(payload: Payload, transaction: Transaction): Promise<State | undefined> {
  const [state] = await rows<{ change: string; day: string; basis: string }>(
    payload,
    sql`select change, day::text as day, basis from feed_state for update skip locked`,
    transaction,
  )
  return state && { ...state, change: Number(state.change) }
}

/** Tags of the days that have begun after `day`, up to `today`. */
function tagsOfDays(day: string, today: string): Tag[] {
  const tags: Tag[] = []
  for (let next = dayPlus(day, 1); next <= today && tags.length < maxDays; next = dayPlus(next, 1))
    tags.push(`day:${next}`)
  return tags
}

/** Changes after the followed one; undefined if some of them are not kept any more. */
async function changesAfter(
  payload: Payload,
  after: number,
  transaction: Transaction,
): Promise<{ latest: number; tags: Tag[] } | undefined> {
  const [bounds] = await rows<{ first: string | null; latest: string | null }>(
    payload,
    sql`select min(id) as first, max(id) as latest from changes`,
    transaction,
  )
  const latest = Number(bounds?.latest ?? 0)
  if (latest === after) return { latest, tags: [] }
  if (latest < after || Number(bounds?.first ?? 0) > after + 1) return undefined
  const found = await rows<{ tag: Tag }>(
    payload,
    sql`select distinct unnest(tags) as tag from changes where id > ${after} and id <= ${latest}`,
    transaction,
  )
  return { latest, tags: found.map(({ tag }) => tag) }
}

/** Notes all documents of a kind as sources to be read, and those that have records. */
const noteAll = (payload: Payload, name: FeedName, transaction: Transaction): Promise<unknown> =>
  rows(
    payload,
    sql`insert into feed_due (kind, source)
      select ${name}, document_id from published_states where collection = ${feedKinds[name].collection}
      union select kind, source from feed_sources where kind = ${name} on conflict (kind, source) do update set due_at = now()`,
    transaction,
  )

/** Notes the sources that depend on any of the tags, and documents that the tags name. */
async function noteTagged(
  payload: Payload,
  name: FeedName,
  tags: readonly Tag[],
  transaction: Transaction,
): Promise<void> {
  const { collection } = feedKinds[name]
  const own = documentTagOf(collection, 0).slice(0, -1)
  const named = tags.flatMap((tag) => {
    const id = tag.startsWith(own) ? Number(tag.slice(own.length)) : Number.NaN
    return Number.isSafeInteger(id) ? [id] : []
  })
  await rows(
    payload,
    sql`insert into feed_due (kind, source)
      select kind, source from feed_sources where kind = ${name} and tags && ${sql.param([...tags])}::text[]
      union select ${name}, id from unnest(${sql.param(named)}::int[]) as named(id) on conflict (kind, source) do update set due_at = now()`,
    transaction,
  )
}

/**
 * Notes which sources the changes since the last call concern: by the tags on which their records
 * depend, as caches do. All of them after a release that derives records in another way, and when
 * changes are missing.
 */
export const followChanges = (payload: Payload): Promise<void> =>
  inTransaction(payload, async (transaction) => {
    const state = await lockState(payload, transaction)
    if (!state) return
    const today = siteDay()
    const found =
      state.basis === basis ? await changesAfter(payload, state.change, transaction) : undefined
    const tags = [...(found?.tags ?? []), ...tagsOfDays(state.day, today)]
    if (found && tags.length === 0 && found.latest === state.change) return
    for (const name of feedNames)
      await (found
        ? noteTagged(payload, name, tags, transaction)
        : noteAll(payload, name, transaction))
    await rows(
      payload,
      sql`update feed_state set basis = ${basis}, day = greatest(day, ${today}::date),
        change = coalesce(${found?.latest ?? null}::bigint, (select max(id) from changes), 0)`,
      transaction,
    )
  })

/** Records of a source, and the tags on which they depend. */
async function deriveRecords(
  payload: Payload,
  name: FeedName,
  source: number,
): Promise<{ records: FeedRecord[]; tags: Tag[] }> {
  const tags = new Set<Tag>(['launch', documentTagOf(feedKinds[name].collection, source)])
  const contexts = (await readNamedLocales(payload)).map((locale): CallContext => ({
    payload,
    locale,
    tag: (...more) => more.forEach((tag) => tags.add(tag)),
  }))
  const answers = await readAnswers(name, source, contexts)
  const kind = feedKinds[name]
  const digests = await readDigests(payload, kind.files(answers))
  return { records: kind.records(answers, digests), tags: [...tags] }
}

const digestOf = ({ shared, languages }: FeedRecord): string =>
  createHash('sha256')
    .update(JSON.stringify([shared, languages]))
    .digest('hex')

/** Writes the records of a source that differ, and marks those that are gone. True if any did. */
async function writeRecords(
  payload: Payload,
  {
    name,
    source,
    records,
    tags,
  }: { name: FeedName; source: number; records: readonly FeedRecord[]; tags: readonly Tag[] },
  transaction: Transaction,
): Promise<boolean> {
  const shown = records.filter(({ languages }) => Object.keys(languages).length > 0)
  // a part number that a product has twice, in data of before it was checked, has one record
  const given = [...new Map(shown.map((record) => [record.key, record])).values()].map(
    (record) => ({ ...record, digest: digestOf(record) }),
  )
  const known = await rows<{ key: string; digest: string }>(
    payload,
    sql`select key, digest from feed_records where kind = ${name} and source = ${source}::int and gone_at is null`,
    transaction,
  )
  const stored = new Map(known.map(({ key, digest }) => [key, digest]))
  const different = given.filter(({ key, digest }) => stored.get(key) !== digest)
  const written = await rows(
    payload,
    sql`insert into feed_records as f (kind, key, source, digest, shared, languages, identity, follower)
      select ${name}, key, ${source}::int, digest, shared, languages, identity, successor
      from jsonb_to_recordset(${JSON.stringify(different)}::jsonb) as r(key text, digest text, shared jsonb, languages jsonb, identity text, successor text)
      on conflict (kind, key) do update set source = excluded.source, digest = excluded.digest, shared = excluded.shared,
        languages = excluded.languages, identity = excluded.identity, follower = excluded.follower,
        number = nextval('feed_numbers'), at = now(), gone_at = null, reason = null, successor = null
      where f.digest <> excluded.digest or f.source <> excluded.source or f.gone_at is not null
      returning 1`,
    transaction,
  )
  const keys = new Set(given.map(({ key }) => key))
  const lost = known.map(({ key }) => key).filter((key) => !keys.has(key))
  if (lost.length > 0)
    await rows(
      payload,
      sql`update feed_records f set gone_at = now(), at = now(), number = nextval('feed_numbers'),
          successor = coalesce(other.key, f.follower),
          reason = case when other.key is not null then 'renumbered' when ${given.length}::int > 0 then 'removed' else 'withdrawn' end
        from feed_records own left join lateral (
          select key from feed_records o where o.kind = own.kind and o.identity = own.identity and o.gone_at is null
            and o.key <> all(${sql.param(lost)}::text[]) limit 1
        ) other on true
        where own.kind = ${name} and own.key = any(${sql.param(lost)}::text[]) and f.kind = own.kind and f.key = own.key`,
      transaction,
    )
  // a document without records, whose parent is not public, gets them with its parent
  await rows(
    payload,
    sql`with kept as (select from published_states where collection = ${feedKinds[name].collection} and document_id = ${source}::int),
      dropped as (delete from feed_sources where kind = ${name} and source = ${source}::int and not exists (select from kept))
      insert into feed_sources (kind, source, tags) select ${name}, ${source}::int, ${sql.param([...tags])}::text[] from kept
      on conflict (kind, source) do update set tags = excluded.tags`,
    transaction,
  )
  return written.length + lost.length > 0
}

/** Notes a source to be read again later: the others do not wait for it. */
const postpone = (
  payload: Payload,
  name: FeedName,
  source: number,
  transaction: Transaction,
): Promise<unknown> =>
  rows(
    payload,
    sql`insert into feed_due (kind, source, due_at) values (${name}, ${source}::int, now() + make_interval(secs => ${postponedSeconds}))`,
    transaction,
  )

/**
 * Derives the records of the next due sources and gives those that differ a new number. Sources of
 * the latest change come first, so that a publication does not wait for a change of all documents.
 * One process writes at a time, so that numbers become visible in order. False if nothing is due.
 */
export const writeNextRecords = (payload: Payload): Promise<boolean> =>
  inTransaction(payload, async (transaction) => {
    if (!(await lockState(payload, transaction))) return false
    const due = await rows<{ kind: FeedName; source: number }>(
      payload,
      sql`delete from feed_due where (kind, source) in (
        select kind, source from feed_due where due_at <= now() order by due_at desc, kind, source limit ${batch}) returning kind, source`,
      transaction,
    )
    const changed = new Set<Tag>()
    for (const { kind: name, source } of due) {
      const derived = await deriveRecords(payload, name, source).catch((error: unknown) => {
        payload.logger.error({
          err: error,
          msg: 'records could not be derived',
          feed: name,
          source,
        })
      })
      if (derived === undefined) await postpone(payload, name, source, transaction)
      else if (await writeRecords(payload, { name, source, ...derived }, transaction))
        changed.add(`feed:${name}`)
    }
    if (changed.size > 0) await appendChange(payload, changed, transaction)
    return due.length > 0
  })
