import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

/** Locks of the feed and of changes of many documents (`cms/src/platform/database/advisory-locks.ts`). */
const locks = { feed: 7401, largeChanges: 7405 } as const

/** Interval of the observation, ms. */
const everyMs = 20

/**
 * Longest time without a gap for which a change of many documents was seen with the lock of the feed, ms,
 * until `isOver`.
 */
export async function lastStepMs(client: Client, isOver: () => boolean): Promise<number> {
  let longest = 0
  let since: number | undefined
  while (!isOver()) {
    const { rows } = await client.query(
      `select from pg_locks feed join pg_locks large using (pid) where feed.locktype = 'advisory' and feed.objid = $1 and feed.granted
        and large.locktype = 'advisory' and large.objid = $2 and large.granted`,
      [locks.feed, locks.largeChanges],
    )
    const now = performance.now()
    since = rows.length === 0 ? undefined : (since ?? now)
    longest = Math.max(longest, since === undefined ? 0 : now - since + everyMs)
    await pause(everyMs)
  }
  return longest
}
