import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'

/**
 * Retention: days, and for changes also their number; a follower that is further behind receives a
 * `reset`. `goneDays`: what is gone from the feeds; a copy that is further behind begins again.
 */
const retention = {
  changes: 100_000,
  days: 7,
  viewDays: 400,
  visitDays: 400,
  searchDays: 90,
  goneDays: 731,
}

/** Deletes passages that are no part of a recorded text or of a source that was translated. */
export const deleteUnusedPassages = sql`
  with used as (
    select unnest(source || basis || target || public_source || public_basis || public_target) as fingerprint from translations
    union select unnest(basis) from translation_bases
  ) delete from passages p where not exists (select from used where used.fingerprint = p.fingerprint)`

/**
 * Deletes what has long been gone from the feeds; copies that have not asked since then begin again.
 * Records below that number get higher ones, since a copy that begins passes their numbers.
 */
const pruneFeeds = (payload: Payload): Promise<void> =>
  inTransaction(payload, async (transaction) => {
    await rows(payload, sql`select from feed_state for update`, transaction)
    const [pruned] = await rows<{ number: string | null }>(
      payload,
      sql`with pruned as (delete from feed_records where gone_at < now() - make_interval(days => ${retention.goneDays}) returning number)
        select max(number) as number from pruned`,
      transaction,
    )
    if (pruned?.number === null || pruned === undefined) return
    await rows(
      payload,
      sql`update feed_state set first_number = greatest(first_number, ${pruned.number}::bigint)`,
      transaction,
    )
    await rows(
      payload,
      sql`update feed_records set number = nextval('feed_numbers') where number <= ${pruned.number}::bigint`,
      transaction,
    )
  })

/**
 * Deletes old changes, view batches, view totals, visits and searches, unused passages, what
 * has long been gone from the feeds, and expired rate limits, member sessions and tokens. Keeps the newest change, because its id is the position of the followers.
 */
export async function prune(payload: Payload): Promise<void> {
  await rows(
    payload,
    sql`
    delete from changes where id < (select max(id) from changes)
    and (id <= (select max(id) from changes) - ${retention.changes}::int or at < now() - make_interval(days => ${retention.days}))`,
  )
  await rows(
    payload,
    sql`delete from view_batches where at < now() - make_interval(days => ${retention.days})`,
  )
  await rows(
    payload,
    sql`delete from view_totals where day < current_date - ${retention.viewDays}::int`,
  )
  await rows(
    payload,
    sql`delete from visits where day < current_date - ${retention.visitDays}::int`,
  )
  await rows(
    payload,
    sql`delete from searches where day < current_date - ${retention.searchDays}::int`,
  )
  await rows(payload, deleteUnusedPassages)
  await pruneFeeds(payload)
  for (const table of ['throttles', 'member_sessions', 'member_tokens'] as const) {
    const end = sql.raw(table === 'throttles' ? 'until' : 'expires_at')
    await rows(payload, sql`delete from ${sql.raw(table)} where ${end} < now()`)
  }
}
