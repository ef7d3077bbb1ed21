import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { deleteInBatches, runParts } from '#src/platform/database/retention.ts'
import type { RetentionPart } from '#src/platform/database/retention.ts'
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

/** Condition of passages (`d`) that are no part of a recorded text or of a source that was translated. */
const isUnusedPassage = sql`not exists (select from (
    select unnest(source || basis || target || public_source || public_basis || public_target) as fingerprint from translations
    union select unnest(basis) from translation_bases
  ) used where used.fingerprint = d.fingerprint)`

/** Deletes unused passages in one statement, for the transaction of a caller. */
export const deleteUnusedPassages = sql`delete from passages d where ${isUnusedPassage}`

/** Records of a feed that one transaction deletes or gives other numbers at most. */
const feedBatch = 2000

/**
 * Deletes what has long been gone from the feeds; copies that have not asked since then begin again.
 * Records below that number get higher ones, since a copy that begins passes their numbers. In the order of
 * numbers, a limited number at once. Returns false when nothing is left to delete.
 */
const pruneFeedsOnce = (payload: Payload): Promise<boolean> =>
  inTransaction(payload, async (transaction) => {
    await rows(payload, sql`select from feed_state for update`, transaction)
    const [next] = await rows<{ number: string | null }>(
      payload,
      sql`select least(
          (select max(number) from feed_records where gone_at < now() - make_interval(days => ${retention.goneDays})),
          (select max(number) from (select number from feed_records order by number limit ${feedBatch}) lowest)) as number
        where exists (select from feed_records where gone_at < now() - make_interval(days => ${retention.goneDays}))`,
      transaction,
    )
    if (next?.number === null || next === undefined) return false
    await rows(
      payload,
      sql`delete from feed_records where number <= ${next.number}::bigint and gone_at < now() - make_interval(days => ${retention.goneDays})`,
      transaction,
    )
    await rows(
      payload,
      sql`update feed_state set first_number = greatest(first_number, ${next.number}::bigint)`,
      transaction,
    )
    await rows(
      payload,
      sql`update feed_records set number = nextval('feed_numbers') where number <= ${next.number}::bigint`,
      transaction,
    )
    return true
  })

const olderThan = (days: number): Statement => sql`d.at < now() - make_interval(days => ${days})`
const before = (days: number): Statement => sql`d.day < current_date - ${days}::int`

/** Tables whose old rows are deleted; changes except the newest, because its id is the position of the followers. */
const due: Record<string, Statement> = {
  changes: sql`d.id < (select max(id) from changes)
    and (d.id <= (select max(id) from changes) - ${retention.changes}::int or ${olderThan(retention.days)})`,
  view_batches: olderThan(retention.days),
  view_totals: before(retention.viewDays),
  visits: before(retention.visitDays),
  searches: before(retention.searchDays),
  passages: isUnusedPassage,
  throttles: sql`d.until < now()`,
  member_sessions: sql`d.expires_at < now()`,
  member_tokens: sql`d.expires_at < now()`,
}

/**
 * Retention of changes, view batches, view totals, visits and searches, unused passages, what
 * has long been gone from the feeds, and expired rate limits, member sessions and tokens.
 */
export const changeParts: readonly RetentionPart[] = [
  ...Object.entries(due).map(([table, condition]): RetentionPart => ({
    name: table,
    run: (payload) => deleteInBatches(payload, table, condition),
  })),
  {
    name: 'feed_records',
    run: async (payload) => {
      while (await pruneFeedsOnce(payload));
    },
  },
]

/** Deletes what these parts keep no longer. */
export const prune = (payload: Payload): Promise<void> => runParts(payload, changeParts)
