/** @faults */
import { randomBytes } from 'node:crypto'
import { Agent, get } from 'node:http'
import { expect, test } from '@playwright/test'
import { pathOf } from '../../addresses.ts'
import { origin } from '../../system-under-test.ts'

/** Maximum time of another client's uncached page during a flood, ms. */
const limitMs = 300

const connections = 64

/** Sends a request from an address of the loopback network; returns status and time in ms. */
function ask(
  path: string,
  localAddress: string,
  agent: Agent,
): Promise<{ status: number; took: number }> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    get(
      {
        host: '127.0.0.1',
        port: new URL(origin).port,
        path,
        localAddress,
        agent,
        headers: { 'accept-encoding': 'br' },
      },
      (response) => {
        response
          .resume()
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, took: performance.now() - began }),
          )
      },
    ).on('error', reject)
  })
}

const word = () => randomBytes(4).toString('hex')

/** Sends distinct searches from one address to pages and API until stopped. */
function flood(search: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ending = new AbortController()
  let answered = 0
  const targets = [() => `${search}?q=${word()}`, () => `/api/v1/web/products?search=${word()}`]
  const visitors = Array.from({ length: connections }, async (_, index) => {
    while (!ending.signal.aborted) {
      const { status } = await ask(
        (targets[index % 2] ?? targets[0])?.() ?? search,
        '127.0.0.1',
        agent,
      )
      if (status === 200) answered += 1
    }
  })
  return {
    answered: () => answered,
    stop: async () => {
      ending.abort()
      await Promise.all(visitors)
      agent.destroy()
    },
  }
}

test('serves other clients’ uncached pages in time during a flood from one address', async () => {
  const search = await pathOf('search')
  const cached = await pathOf('products')
  const attack = flood(search)
  try {
    await expect.poll(attack.answered).toBeGreaterThan(20)
    const uncached: number[] = []
    const hits: number[] = []
    for (let visit = 0; visit < 60; visit += 1) {
      const agent = new Agent()
      const page = await ask(`${search}?q=${word()}`, `127.0.0.${2 + (visit % 20)}`, agent)
      const hit = await ask(cached, `127.0.0.${2 + (visit % 20)}`, agent)
      expect([page.status, hit.status]).toEqual([200, 200])
      uncached.push(page.took)
      hits.push(hit.took)
    }
    expect(percentile(uncached, 0.95), `uncached ${summary(uncached)}`).toBeLessThan(limitMs)
    expect(percentile(hits, 0.95), `from memory ${summary(hits)}`).toBeLessThan(limitMs / 3)
  } finally {
    await attack.stop()
  }
})

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Infinity
}

const summary = (values: readonly number[]) =>
  [0.5, 0.95, 0.99].map((share) => `${Math.round(percentile(values, share))} ms`).join(' / ')
