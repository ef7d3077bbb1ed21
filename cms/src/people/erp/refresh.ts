import type { Payload } from 'payload'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { refreshAnswer, hasErp } from './erp.ts'
import { erpTag } from './cached-answer.ts'

/**
 * How many products a round asks for, how old (minutes) an answer is when it is asked for again,
 * and for how long (hours) after a visitor's cms last needed it.
 */
const refreshRound = { products: 300, minutes: 10, hours: 24 }

/**
 * The ERP cannot say that something changed, so it is asked again: what a visitor may be shown is
 * at most some minutes
 * old. What nobody needed for a day is told to be dropped by whoever still holds it: the next
 * visitor has it asked anew.
 */
export async function refreshErp(payload: Payload): Promise<void> {
  if (!hasErp()) return
  const dropped = await rows<{ product_id: number }>(
    payload,
    sql`
    update erp_answers set asked_at = null where asked_at < now() - make_interval(hours => ${refreshRound.hours}) returning product_id`,
  )
  if (dropped.length > 0)
    await appendChange(
      payload,
      dropped.map(({ product_id: id }) => erpTag(id)),
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
    // one that is down is asked again in the next round
    if (failures >= 5) return
  }
}
