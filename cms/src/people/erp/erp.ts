import type { Payload } from 'payload'
import { environment } from '#src/platform/environment.ts'
import type { ErpDistributors } from './answer.ts'
import { requestErp } from './request.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { cacheAnswer, readCachedAnswer } from './cached-answer.ts'

/**
 * Maximum age of a cached response that is used without a request, seconds; the job `refresh-erp`
 * refreshes responses earlier.
 */
const freshSeconds = 30 * 60

const breaker = new CircuitBreaker()

/** True if an ERP is configured. */
export const hasErp = (): boolean => environment.ERP_URL !== undefined

/** Requests the data of a product and caches it; failures are logged. */
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
 * Distributors of a product from the ERP: a cached response of the last half hour, otherwise a new
 * one, otherwise the last cached one of any age. `undefined` without an ERP or any valid response;
 * the collection of the cms is used then.
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
