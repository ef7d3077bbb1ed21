import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setErpMode, startErp, requestCount } from '../../../test/support/erp.ts'
import type { ErpMode, FakeErp } from '../../../test/support/erp.ts'
import { requestErp } from './request.ts'
import { CircuitBreaker } from './circuit-breaker.ts'

let erp: FakeErp
beforeAll(async () => {
  erp = await startErp()
})
afterAll(() => erp.stop())

const request = async (mode: ErpMode, breaker = new CircuitBreaker()) => {
  await setErpMode(erp.url, mode)
  const began = performance.now()
  const reply = await requestErp(erp.url, 12, breaker)
  return { reply, requests: await requestCount(erp.url), ms: performance.now() - began }
}

describe('requests to an unreliable ERP', () => {
  it('parses a valid answer, dropping invalid site addresses', async () => {
    const { reply, requests } = await request('good')
    expect(requests).toBe(1)
    expect(reply).toMatchObject({
      outcome: 'answered',
      distributors: [
        { name: 'Distribuidora do ERP', state: 'AM', latitude: -3.1, email: '' },
        { name: 'Sem site', site: '', city: '', longitude: null },
      ],
    })
    expect(JSON.stringify(reply)).not.toContain('codigo')
  })
  it('retries once after a failure', async () =>
    expect(await request('flaky')).toMatchObject({ reply: { outcome: 'answered' }, requests: 2 }))
  it.each(['broken', 'cut', 'huge'] as const)('%s: fails after two attempts', async (mode) =>
    expect(await request(mode)).toMatchObject({ reply: { outcome: 'failed' }, requests: 2 }),
  )
  it('slow: fails within the timeouts of two attempts', async () => {
    const { reply, ms } = await request('slow')
    expect(reply.outcome).toBe('failed')
    expect(ms).toBeLessThan(4000)
  })
  it.each(['malformed', 'wrong', 'unknown'] as const)(
    '%s: is refused without a retry',
    async (mode) =>
      expect(await request(mode)).toMatchObject({ reply: { outcome: 'refused' }, requests: 1 }),
  )
  it('down: fails when the port is closed', async () =>
    expect((await requestErp('http://127.0.0.1:1', 1, new CircuitBreaker())).outcome).toBe(
      'failed',
    ))
})

describe('the circuit breaker', () => {
  it('opens after five failures, allows one request after the pause, closes on success', () => {
    const breaker = new CircuitBreaker()
    for (let n = 0; n < 5; n += 1) {
      expect(breaker.allows(1000)).toBe(true)
      breaker.failed(1000)
    }
    expect([breaker.allows(1001), breaker.allows(30_999)]).toEqual([false, false])
    expect([breaker.allows(31_000), breaker.allows(31_001)]).toEqual([true, false])
    breaker.succeeded()
    expect(breaker.allows(31_002)).toBe(true)
  })
  it('sends no request while open', async () => {
    const breaker = new CircuitBreaker()
    for (let n = 0; n < 5; n += 1) breaker.failed()
    expect(await request('good', breaker)).toMatchObject({
      reply: { outcome: 'circuit-open' },
      requests: 0,
    })
  })
})
