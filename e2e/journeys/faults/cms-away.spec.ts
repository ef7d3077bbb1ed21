import { expect, test } from '@playwright/test'
import { knownProduct, pathOf, screens } from '../../addresses.ts'
import { coldPath } from '../../cold-path.ts'
import { Load, visit } from '../../load.ts'
import { running } from '../../system-under-test.ts'

/** What the site promises (reliability.md), ms. */
const promised = { refusal: 5000, recovery: 10_000 }
/** How soon it is known that the cms is hung: a long poll of 5 s, 2 s of grace, and the beat between. */
const noticed = 8000

async function cachedPaths(): Promise<string[]> {
  const paths = await Promise.all(screens.map(({ name, locale }) => pathOf(name, locale)))
  const { main_image: picture } = await knownProduct()
  if (picture) paths.push(picture.url)
  for (const path of paths) expect((await visit(path)).status, path).toBe(200)
  return paths
}

const isStale = (state: string) => state.includes('detail=stale')

async function expectRefusal(path: string) {
  const refusal = await visit(path)
  expect(refusal.status).toBe(502)
  expect(refusal.ms).toBeLessThan(promised.refusal)
  expect(Number(refusal.retryAfter)).toBeGreaterThan(0)
  expect(refusal.cacheControl).toBe('no-store')
  expect(refusal.body).toContain('Site em manutenção')
}

async function cmsIsReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${running().cms.port}/readyz`, { signal: AbortSignal.timeout(1000) }).then((answer) => answer.ok, () => false)
}

/** Everything as if nothing had happened: the pages unmarked, and the one that was refused there. */
async function expectRecovery(paths: string[], refused: string) {
  await expect.poll(async () => (await Promise.all(paths.map((path) => visit(path)))).filter((seen) => seen.status !== 200 || isStale(seen.cacheStatus)).map((seen) => seen.path), { timeout: promised.recovery, intervals: [100] }).toEqual([])
  expect((await visit(refused)).status, 'the refusal was not kept').toBe(200)
}

test('the cms is killed under load: what is kept is served and marked, and all is well again unaided', async () => {
  const paths = await cachedPaths()
  const [page = ''] = paths
  const cold = await coldPath()
  const { pid } = running().cms
  const load = new Load({ paths, visitors: 50 })
  try {
    await expect.poll(() => load.visits.length).toBeGreaterThan(200)
    process.kill(pid, 'SIGKILL')
    await expect.poll(async () => isStale((await visit(page)).cacheStatus), { timeout: 2000, intervals: [20] }).toBe(true)
    await expectRefusal(cold)
    await expect.poll(() => running().cms.pid !== pid && cmsIsReady(), { timeout: 40_000, intervals: [100] }).toBe(true)
    await expectRecovery(paths, cold)
  } finally {
    await load.stop()
  }
  const visits = await load.stop()
  expect(visits.filter((seen) => seen.status !== 200)).toEqual([])
  expect(visits.some((seen) => isStale(seen.cacheStatus))).toBe(true)
})

test('the cms hangs under load: the same, and it is noticed', async () => {
  const paths = await cachedPaths()
  const [page = ''] = paths
  const cold = await coldPath()
  const { pid } = running().cms
  const load = new Load({ paths, visitors: 50 })
  try {
    await expect.poll(() => load.visits.length).toBeGreaterThan(200)
    process.kill(pid, 'SIGSTOP')
    await expectRefusal(cold)
    await expect.poll(async () => isStale((await visit(page)).cacheStatus), { timeout: noticed, intervals: [100] }).toBe(true)
    await expectRefusal(await coldPath())
    process.kill(pid, 'SIGCONT')
    await expectRecovery(paths, cold)
    expect(running().cms.pid, 'it was not restarted for being slow').toBe(pid)
  } finally {
    process.kill(running().cms.pid, 'SIGCONT')
    await load.stop()
  }
  const visits = await load.stop()
  expect(visits.filter((seen) => seen.status !== 200)).toEqual([])
  const slowest = Math.max(...visits.map((seen) => seen.ms))
  expect(slowest, 'kept pages are served at the speed of hits').toBeLessThan(1500)
})
