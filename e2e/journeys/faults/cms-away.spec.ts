/** @faults */
import { expect, test } from '@playwright/test'
import { uncachedPath } from '../../uncached-path.ts'
import { visit } from '../../load.ts'
import {
  cachedPaths,
  cmsIsReady,
  expectRecovery,
  expectUnavailable,
  isStale,
  noticed,
  underLoad,
} from '../../outage.ts'
import { running } from '../../system-under-test.ts'

const visitors = 50

test('serves cached pages marked stale after the cms is killed under load, and recovers', async () => {
  const paths = await cachedPaths()
  const [page = ''] = paths
  const cold = await uncachedPath()
  const { pid } = running().cms
  const visits = await underLoad({
    paths,
    visitors,
    harm: async () => {
      process.kill(pid, 'SIGKILL')
      await expect
        .poll(async () => isStale((await visit(page)).cacheStatus), {
          timeout: 2000,
          intervals: [20],
        })
        .toBe(true)
      await expectUnavailable(cold)
      await expect
        .poll(() => running().cms.pid !== pid && cmsIsReady(), {
          timeout: 40_000,
          intervals: [100],
        })
        .toBe(true)
      await expectRecovery(paths, cold)
    },
  })
  expect(visits.some((seen) => isStale(seen.cacheStatus))).toBe(true)
})

test('serves cached pages marked stale while the cms hangs under load, and recovers', async () => {
  const paths = await cachedPaths()
  const [page = ''] = paths
  const cold = await uncachedPath()
  const { pid } = running().cms
  const harm = async (): Promise<void> => {
    process.kill(pid, 'SIGSTOP')
    await expectUnavailable(cold)
    await expect
      .poll(async () => isStale((await visit(page)).cacheStatus), {
        timeout: noticed,
        intervals: [100],
      })
      .toBe(true)
    await expectUnavailable(await uncachedPath())
    process.kill(pid, 'SIGCONT')
    await expectRecovery(paths, cold)
    expect(running().cms.pid, 'it was not restarted for being slow').toBe(pid)
  }
  const visits = await underLoad({
    paths,
    visitors,
    harm,
    mend: () => process.kill(running().cms.pid, 'SIGCONT'),
  })
  const slowest = Math.max(...visits.map((seen) => seen.ms))
  // a request that waits for the cms takes 4 s; the latency of hits is measured by the bench
  expect(slowest, 'no request for a cached page waits for the cms').toBeLessThan(3000)
})
