import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

/**
 * Retention: days, and for changes also their number; a follower that is further behind receives a
 * `reset`.
 */
const retention = { changes: 100_000, days: 7, viewDays: 400, visitDays: 400, searchDays: 90 }

/**
 * Deletes old changes, view batches, view totals, visits and searches, and expired rate limits, member
 * sessions and tokens. Keeps the newest change, because its id is the position of the followers.
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
  for (const table of ['throttles', 'member_sessions', 'member_tokens'] as const) {
    const end = sql.raw(table === 'throttles' ? 'until' : 'expires_at')
    await rows(payload, sql`delete from ${sql.raw(table)} where ${end} < now()`)
  }
}
