import { describe, expect, it } from 'vitest'
import { importOnce } from './chunk-reload.ts'

describe('an import on first use', () => {
  it('lets its callers continue in the order of their calls', async () => {
    // the first call waits for its preloads, as Vite's imports do; the second does not
    const waits = [new Promise((resolve) => setTimeout(resolve, 20)), Promise.resolve()]
    const load = importOnce(async () => waits.shift())
    const order: string[] = []
    await Promise.all([
      load().then(() => order.push('first')),
      load().then(() => order.push('second')),
    ])
    expect(order).toEqual(['first', 'second'])
  })

  it('is repeated after a failure', async () => {
    const answers = [() => Promise.reject(new Error('lost')), () => Promise.resolve('code')]
    const load = importOnce(() => answers.shift()?.() ?? Promise.reject(new Error('called again')))
    await expect(load()).rejects.toThrow('lost')
    expect(await load()).toBe('code')
    expect(await load()).toBe('code')
  })
})
