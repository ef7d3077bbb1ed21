import type { Payload } from 'payload'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { refreshAnswer, hasErp } from './erp.ts'
import { erpTag } from './cached-answer.ts'

/**
 * Maximum products per run; minimum age of a refreshed response, minutes; time after the last use
 * until a response is no longer refreshed, hours.
 */
const refreshRound = { products: 300, minutes: 10, hours: 24 }

/**
 * Refreshes cached responses, because the ERP sends no notifications: a cached response is at most
 * some minutes old. Responses unused for a day are invalidated in the feed instead, so that the
 * next visitor triggers a new request.
 */
export async function refreshErp(payload: Payload): Promise<void> {
  if (!hasErp()) return
  const unused = await rows<{ product_id: number }>(
    payload,
    sql`
    update erp_answers set asked_at = null where asked_at < now() - make_interval(hours => ${refreshRound.hours}) returning product_id`,
  )
  if (unused.length > 0)
    await appendChange(
      payload,
      unused.map(({ product_id: id }) => erpTag(id)),
    )
  const due = await rows<{ product_id: number }>(
    payload,
    sql`
    select product_id from erp_answers where asked_at is not null and (answered_at is null or answered_at < now() - make_interval(mins => ${refreshRound.minutes}))
    order by answered_at nulls first limit ${refreshRound.products}`,
  )
  let failures = 0
  for (const { product_id: id } of due) {
    failures = (await refreshAnswer(payload, id)) === undefined ? failures + 1 : 0
    // the ERP is down: continued in the next run
    if (failures >= 5) return
  }
}
