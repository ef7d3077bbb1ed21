import { setTimeout as wait } from 'node:timers/promises'
import { erpAnswer } from './answer.ts'
import type { ErpDistributors } from './answer.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'

/**
 * Timeout of an attempt and delay before the second and last one, ms; maximum response size, bytes.
 */
const limits = { attempt: 1500, pause: 150, bytes: 2 * 1024 * 1024 }

/**
 * Failed request. `outcome`: `refused` (unknown product or invalid response), `failed` (timeout,
 * network, 429 or 5xx) or `circuit-open`; `reason`: text for the log.
 */
export type ErpFailure = { outcome: 'refused' | 'failed' | 'circuit-open'; reason: string }
export type ErpReply = { outcome: 'answered'; distributors: ErpDistributors } | ErpFailure

/**
 * Requests the distributors of a product from the ERP (`/produto/{id}` below `ERP_URL`). Never
 * throws, and makes at most two attempts. An unknown product or an invalid response is not retried.
 */
export async function requestErp(
  base: string,
  product: number,
  breaker: CircuitBreaker,
): Promise<ErpReply> {
  if (!breaker.allows())
    return {
      outcome: 'circuit-open',
      reason: 'it failed several times in a row and is left alone for a while',
    }
  let reply = await attempt(base, product)
  if (reply.outcome === 'failed') {
    await wait(limits.pause)
    reply = await attempt(base, product)
  }
  if (reply.outcome === 'failed') breaker.failed()
  else breaker.succeeded()
  return reply
}

async function attempt(base: string, product: number): Promise<ErpReply> {
  try {
    const response = await fetch(`${base.replace(/\/$/, '')}/produto/${product}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(limits.attempt),
    })
    if (response.status >= 500 || response.status === 429) {
      await response.body?.cancel()
      return { outcome: 'failed', reason: `it answered ${response.status}` }
    }
    if (!response.ok) {
      await response.body?.cancel()
      return { outcome: 'refused', reason: `it answered ${response.status}` }
    }
    return parse(await readBounded(response))
  } catch (error) {
    return {
      outcome: 'failed',
      reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    }
  }
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > limits.bytes) throw new Error('its answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parse(text: string): ErpReply {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { outcome: 'refused', reason: 'its answer is no JSON' }
  }
  const parsed = erpAnswer.safeParse(json)
  if (parsed.success) return { outcome: 'answered', distributors: parsed.data.data }
  const [issue] = parsed.error.issues
  return {
    outcome: 'refused',
    reason: `its answer is not what was agreed: ${issue?.path.join('.')} ${issue?.message}`,
  }
}
