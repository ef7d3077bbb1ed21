import type { Payload } from 'payload'
import { environment } from '#src/platform/environment.ts'
import type { ErpDistributors } from './answer.ts'
import { requestErp } from './request.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { cacheAnswer, readCachedAnswer } from './cached-answer.ts'

/**
 * An answer younger than this (seconds) is not asked for again by a visitor: the job `refresh-erp`
 * does that.
 */
const freshSeconds = 30 * 60

const breaker = new CircuitBreaker()

/** Whether distributors come from an ERP at all. */
export const hasErp = (): boolean => environment.ERP_URL !== undefined

/** Asks, keeps what is good, logs what is not. */
export async function refreshAnswer(
  payload: Payload,
  product: number,
): Promise<ErpDistributors | undefined> {
  if (environment.ERP_URL === undefined) return undefined
  const reply = await requestErp(environment.ERP_URL, product, breaker)
  if (reply.outcome === 'answered') {
    await cacheAnswer(payload, product, reply.distributors)
    return reply.distributors
  }
  if (reply.outcome !== 'circuit-open')
    payload.logger.warn({
      msg: `the ERP gave no distributors of product ${product}`,
      outcome: reply.outcome,
      reason: reply.reason,
    })
  return undefined
}

/**
 * Who sells a product, as the ERP says: what it said within the half hour, else what it says now,
 * else the last that it
 * said, however old. `undefined`: there is no ERP, or it never gave a good answer; then the cms's
 * own list counts.
 */
export async function distributorsFromErp(
  payload: Payload,
  product: number,
): Promise<ErpDistributors | undefined> {
  if (!hasErp()) return undefined
  const cached = await readCachedAnswer(payload, product)
  if (cached && cached.age < freshSeconds) return cached.distributors
  return (await refreshAnswer(payload, product)) ?? cached?.distributors
}
