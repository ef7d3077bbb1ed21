import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beMoody, startErp, timesAsked } from '../../../test/support/erp.ts'
import type { Mood, SmallErp } from '../../../test/support/erp.ts'
import { askErp } from './ask.ts'
import { Breaker } from './breaker.ts'

let erp: SmallErp
beforeAll(async () => {
  erp = await startErp()
})
afterAll(() => erp.stop())

const ask = async (mood: Mood, breaker = new Breaker()) => {
  await beMoody(erp.url, mood)
  const began = performance.now()
  const reply = await askErp(erp.url, 12, breaker)
  return { reply, asked: await timesAsked(erp.url), ms: performance.now() - began }
}

describe('an ERP that behaves badly', () => {
  it('is understood when it behaves; what is no address of a site becomes no link', async () => {
    const { reply, asked } = await ask('good')
    expect(asked).toBe(1)
    expect(reply).toMatchObject({
      outcome: 'answered',
      distributors: [
        { name: 'Distribuidora do ERP', state: 'AM', latitude: -3.1, email: '' },
        { name: 'Sem site', site: '', city: '', longitude: null },
      ],
    })
    expect(JSON.stringify(reply)).not.toContain('codigo')
  })
  it('is asked a second time when it fails once', async () =>
    expect(await ask('flaky')).toMatchObject({ reply: { outcome: 'answered' }, asked: 2 }))
  it.each(['broken', 'cut', 'huge'] as const)(
    '%s: two attempts, then it has failed',
    async (mood) =>
      expect(await ask(mood)).toMatchObject({ reply: { outcome: 'failed' }, asked: 2 }),
  )
  it('slow: nobody waits for it longer than two attempts', async () => {
    const { reply, ms } = await ask('slow')
    expect(reply.outcome).toBe('failed')
    expect(ms).toBeLessThan(4000)
  })
  it.each(['malformed', 'wrong', 'unknown'] as const)(
    '%s: refused, and not asked again',
    async (mood) =>
      expect(await ask(mood)).toMatchObject({ reply: { outcome: 'refused' }, asked: 1 }),
  )
  it('down: the port is closed', async () =>
    expect((await askErp('http://127.0.0.1:1', 1, new Breaker())).outcome).toBe('failed'))
})

describe('the breaker', () => {
  it('opens after five failures, lets one through after its rest, closes on success', () => {
    const breaker = new Breaker()
    for (let n = 0; n < 5; n += 1) {
      expect(breaker.allows(1000)).toBe(true)
      breaker.failed(1000)
    }
    expect([breaker.allows(1001), breaker.allows(30_999)]).toEqual([false, false])
    expect([breaker.allows(31_000), breaker.allows(31_001)]).toEqual([true, false])
    breaker.succeeded()
    expect(breaker.allows(31_002)).toBe(true)
  })
  it('an open one asks nobody', async () => {
    const breaker = new Breaker()
    for (let n = 0; n < 5; n += 1) breaker.failed()
    expect(await ask('good', breaker)).toMatchObject({ reply: { outcome: 'resting' }, asked: 0 })
  })
})
