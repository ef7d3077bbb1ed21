import type { ChangesAnswer } from '@vitrine/contract/internal'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { beginWait, hasStoppedListening } from '#src/platform/database/notifications.ts'

/** Maximum interval between two reads while a follower waits, ms. */
const intervals = { polling: 250, listening: 2000 }

/** Maximum changes per response; a follower that is further behind receives a `reset`. */
const limit = 1000

async function state(payload: Payload, after: number): Promise<ChangesAnswer> {
  const [bounds] = await rows<{ first: string; latest: string }>(
    payload,
    sql`select coalesce(min(id), 0) as first, coalesce(max(id), 0) as latest from changes`,
  )
  const latest = Number(bounds?.latest ?? 0)
  const first = Number(bounds?.first ?? 0)
  if (after === -1 || after === latest) return { changes: [], latest, reset: false }
  if (after > latest || after < first - 1) return { changes: [], latest, reset: true }
  const found = await rows<{ id: string; tags: string[]; at: Date | string }>(
    payload,
    sql`select id, tags, at from changes where id > ${after} and id <= ${latest} order by id limit ${limit + 1}`,
  )
  if (found.length > limit) return { changes: [], latest, reset: true }
  return {
    changes: found.map((row) => ({
      id: Number(row.id),
      tags: row.tags,
      at: new Date(row.at).toISOString(),
    })),
    latest,
    reset: false,
  }
}

/** Changes after id `after`; waits up to `wait` ms for the first one (long polling). */
export async function readChanges(
  payload: Payload,
  after: number,
  wait: number,
  signal: AbortSignal,
): Promise<ChangesAnswer> {
  const until = Date.now() + wait
  for (;;) {
    const change = beginWait('changes', signal, intervals)
    try {
      const answer = await state(payload, after)
      const left = until - Date.now()
      if (
        after === -1 ||
        answer.reset ||
        answer.changes.length > 0 ||
        left <= 0 ||
        signal.aborted ||
        hasStoppedListening()
      )
        return answer
      await change.until(left)
    } finally {
      change.end()
    }
  }
}
