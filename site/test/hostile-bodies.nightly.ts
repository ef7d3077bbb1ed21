import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressesOf } from './addresses.ts'
import { serveSite } from './composed-site.ts'
import { maxGrowth, sendToEach } from './hostile-bodies.ts'

let site: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  site = await serveSite()
})
afterAll(() => site.close())

test('every route of the site survives six hostile bodies, whole, with its memory bounded', async () => {
  const addresses = addressesOf(site.routes)
  expect(addresses.length).toBeGreaterThan(200)
  const before = process.memoryUsage().heapUsed
  const { wrong, most } = await sendToEach(addresses, {
    port: site.port,
    heapUsed: async () => process.memoryUsage().heapUsed,
  })
  expect(wrong).toEqual([])
  expect(most - before).toBeLessThan(maxGrowth)
  expect((await fetch(`http://127.0.0.1:${site.port}/healthz`)).status).toBe(200)
})
