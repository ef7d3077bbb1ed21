import { createHash } from 'node:crypto'
import { localeCodes } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import { feedsEndpoints } from '@vitrine/contract/endpoints/feeds'
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
import { feedSources, feedTagsOf, sourceNames } from './feed-sources.ts'
import type { SourceName } from './feed-sources.ts'

/** Maximum days whose beginning is followed one by one. */
const maxDays = 366

/**
 * Maximum documents of a kind that a change names as a person does; a change of more is one of many
 * documents, such as an import, whose records do not precede others.
 */
const maxOwn = 20

/** Version of the derivation: a higher one has all records derived again. */
const derivation = 2

/** What all records depend on besides the content. */
export const basis = createHash('sha256')
  .update(
    JSON.stringify([
      derivation,
      environment.PUBLIC_ORIGIN,
      localeCodes,
      screenPaths,
      Object.values(feedsEndpoints).map(({ answer }) => z.toJSONSchema(answer)),
    ]),
  )
  .digest('hex')

/** Number of the only source of records that are derived together. */
export const wholeSource = 0

interface State {
  change: number
  day: string
  basis: string
}

/** Locks the place up to which changes were followed; undefined while another process works. */
export async function lockState(
  payload: Payload,
  transaction: Transaction,
): Promise<State | undefined> {
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
): Promise<{ latest: number; tags: Tag[]; own: Tag[] } | undefined> {
  const [bounds] = await rows<{ first: string | null; latest: string | null }>(
    payload,
    sql`select min(id) as first, max(id) as latest from changes`,
    transaction,
  )
  const latest = Number(bounds?.latest ?? 0)
  if (latest === after) return { latest, tags: [], own: [] }
  if (latest < after || Number(bounds?.first ?? 0) > after + 1) return undefined
  const found = await rows<{ tag: Tag; is_own: boolean }>(
    payload,
    sql`select tag, bool_or(siblings <= ${maxOwn}) as is_own from (
        select tag, count(*) over (partition by id, split_part(tag, ':', 1)) as siblings
        from changes, unnest(tags) as tag where id > ${after} and id <= ${latest}
      ) as given group by tag`,
    transaction,
  )
  return {
    latest,
    tags: found.map(({ tag }) => tag),
    own: found.filter((each) => each.is_own).map(({ tag }) => tag),
  }
}

/** Notes all documents of a kind as sources to be read, and those that have records. */
function noteAll(payload: Payload, name: SourceName, transaction: Transaction): Promise<unknown> {
  const { collection } = feedSources[name]
  const all =
    collection === undefined
      ? sql`select ${name}, ${wholeSource}::int`
      : sql`select ${name}, document_id from published_states where collection = ${collection}`
  return rows(
    payload,
    sql`insert into feed_due (kind, source) ${all}
      union select kind, source from feed_sources where kind = ${name} on conflict (kind, source) do update set due_at = least(feed_due.due_at, now())`,
    transaction,
  )
}

/** Beginnings of the tags of documents that are sources themselves. */
const sourcePrefixes = sourceNames.flatMap((name) => {
  const { collection } = feedSources[name]
  return collection ? [documentTagOf(collection, 0).slice(0, -1)] : []
})

/** Tags by which sources are noted at once: those of a source reach others when it is derived. */
const isFollowedAtOnce = (tag: Tag): boolean =>
  !sourcePrefixes.some((prefix) => tag.startsWith(prefix))

/**
 * Notes the sources that depend on any of the tags, and documents that the tags name. `own`: tags of
 * a person's changes, whose documents wait in a lane of their own.
 */
async function noteTagged(
  payload: Payload,
  name: SourceName,
  { tags, own }: { tags: readonly Tag[]; own: readonly Tag[] },
  transaction: Transaction,
): Promise<void> {
  const { collection, own: ownTags = [] } = feedSources[name]
  const prefix = collection && documentTagOf(collection, 0).slice(0, -1)
  const idsIn = (among: readonly Tag[]): number[] =>
    among.flatMap((tag) => {
      const id =
        prefix !== undefined && tag.startsWith(prefix)
          ? Number(tag.slice(prefix.length))
          : Number.NaN
      return Number.isSafeInteger(id) ? [id] : []
    })
  const changed = ownTags.some((tag) => own.includes(tag)) ? [wholeSource] : idsIn(own)
  await rows(
    payload,
    sql`insert into feed_due (kind, source, follows, is_changed)
      select kind, source, bool_and(follows), bool_or(is_changed) from (
        select kind, source, true as follows, false as is_changed from feed_sources
          where kind = ${name} and tags && ${sql.param(tags.filter(isFollowedAtOnce))}::text[]
        union all select ${name}, id, true, true from unnest(${sql.param(idsIn(tags))}::int[]) as named(id)
        union all select ${name}, id, false, true from unnest(${sql.param(changed)}::int[]) as changed(id)
      ) as noted group by kind, source
      on conflict (kind, source) do update set follows = feed_due.follows and excluded.follows,
        is_changed = feed_due.is_changed or excluded.is_changed, due_at = least(feed_due.due_at, now())`,
    transaction,
  )
}

/** Sources that wait. */
const readDueKinds = async (payload: Payload, transaction: Transaction): Promise<SourceName[]> =>
  (
    await rows<{ kind: SourceName }>(payload, sql`select distinct kind from feed_due`, transaction)
  ).map(({ kind }) => kind)

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
    const waiting = await readDueKinds(payload, transaction)
    for (const name of sourceNames)
      await (found
        ? noteTagged(payload, name, { tags, own: found.own }, transaction)
        : noteAll(payload, name, transaction))
    const noted = (await readDueKinds(payload, transaction)).filter(
      (name) => !waiting.includes(name),
    )
    // pages in caches that state that nothing waits
    if (noted.length > 0) await appendChange(payload, feedTagsOf(noted), transaction)
    await rows(
      payload,
      sql`update feed_state set basis = ${basis}, day = greatest(day, ${today}::date),
        change = coalesce(${found?.latest ?? null}::bigint, (select max(id) from changes), 0)`,
      transaction,
    )
  })
