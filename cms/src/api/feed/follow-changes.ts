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
import { documentTagOf } from '#src/publishing/changes/kinds.ts'
import { feedSources, sourceNames } from './feed-sources.ts'
import type { SourceName } from './feed-sources.ts'

/** Maximum days whose beginning is followed one by one. */
const maxDays = 366

/** Version of the derivation: a higher one has all records derived again. */
const derivation = 2

/** What all records depend on besides the content. */
const basis = createHash('sha256')
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
function noteAll(payload: Payload, name: SourceName, transaction: Transaction): Promise<unknown> {
  const { collection } = feedSources[name]
  const all =
    collection === undefined
      ? sql`select ${name}, ${wholeSource}::int`
      : sql`select ${name}, document_id from published_states where collection = ${collection}`
  return rows(
    payload,
    sql`insert into feed_due (kind, source) ${all}
      union select kind, source from feed_sources where kind = ${name} on conflict (kind, source) do update set due_at = now()`,
    transaction,
  )
}

/** Notes the sources that depend on any of the tags, and documents that the tags name. */
async function noteTagged(
  payload: Payload,
  name: SourceName,
  tags: readonly Tag[],
  transaction: Transaction,
): Promise<void> {
  const { collection } = feedSources[name]
  const own = collection && documentTagOf(collection, 0).slice(0, -1)
  const named = tags.flatMap((tag) => {
    const id = own !== undefined && tag.startsWith(own) ? Number(tag.slice(own.length)) : Number.NaN
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
    for (const name of sourceNames)
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
