/** @faults */
import { Agent } from 'node:http'
import { expect, test } from '@playwright/test'
import { uncachedPath } from '../../uncached-path.ts'
import { pathOf, screens } from '../../addresses.ts'
import { Load, visit } from '../../load.ts'
import { startSecondSite } from '../../second-site.ts'

/** Maximum time of stopping a program, ms. */
const limitMs = 10_000

test('fails no accepted request when an instance is stopped under load', async () => {
  const site = await startSecondSite()
  try {
    await expect.poll(site.isFollowing, { intervals: [50] }).toBe(true)
    const paths = await Promise.all(screens.map(({ name, locale }) => pathOf(name, locale)))
    const load = new Load({ paths, visitors: 30, pauseMs: 5, base: site.base })
    await expect.poll(() => load.visits.length).toBeGreaterThan(300)
    // requests in progress, on connections that have served a request before, and were hence
    // accepted
    const waiting = await Promise.all(Array.from({ length: 10 }, uncachedPath))
    const agent = new Agent({ keepAlive: true })
    await Promise.all(waiting.map(() => visit(paths[0] ?? '/', { base: site.base, agent })))
    const late = waiting.map((path) => visit(path, { base: site.base, agent }))
    const signalledAt = performance.now()
    site.child.kill('SIGTERM')
    const { code, at } = await site.ended
    expect(code).toBe(0)
    expect(at - signalledAt).toBeLessThan(limitMs)
    for (const { status, accepted, failure } of await Promise.all(late))
      expect({ status, accepted, failure }).toEqual({ status: 200, accepted: true, failure: '' })
    agent.destroy()
    const visits = await load.stop()
    expect(visits.filter((seen) => seen.accepted && seen.status !== 200)).toEqual([])
    expect(
      visits.filter((seen) => seen.failure !== '' && !/^ECONN(REFUSED|RESET)$/.test(seen.failure)),
    ).toEqual([])
    expect(
      visits.some((seen) => seen.failure === 'ECONNREFUSED'),
      'the load went on to the end',
    ).toBe(true)
  } finally {
    site.child.kill('SIGKILL')
  }
})
