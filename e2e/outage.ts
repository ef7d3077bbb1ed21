import { expect } from '@playwright/test'
import { knownProduct, pathOf, screens } from './addresses.ts'
import { Load, visit } from './load.ts'
import type { Visit } from './load.ts'
import { running } from './system-under-test.ts'

/**
 * Maximum times, ms: until the 502 page is served (`refusal`), and until pages are current again
 * (`recovery`).
 */
const promised = { refusal: 5000, recovery: 10_000 }
/** Maximum time until a hung cms is detected, ms: long poll 5 s, grace 2 s, retry. */
export const noticed = 8000

/** Cached pages and a cached picture. */
export async function cachedPaths(): Promise<string[]> {
  const paths = await Promise.all(screens.map(({ name, locale }) => pathOf(name, locale)))
  const { main_image: picture } = await knownProduct()
  if (picture) paths.push(picture.url)
  for (const path of paths) expect((await visit(path)).status, path).toBe(200)
  return paths
}

/**
 * Runs a fault under load and checks that all requests for `paths` succeed. `mend`: repairs the
 * fault, also if `harm` fails.
 */
export async function underLoad({
  paths,
  visitors,
  harm,
  mend = () => undefined,
}: {
  paths: string[]
  visitors: number
  harm: () => Promise<void>
  mend?: () => void
}): Promise<readonly Visit[]> {
  const load = new Load({ paths, visitors })
  try {
    await expect.poll(() => load.visits.length).toBeGreaterThan(200)
    await harm()
  } finally {
    mend()
    await load.stop()
  }
  expect(load.visits.filter(({ status }) => status !== 200)).toEqual([])
  return load.visits
}

export const isStale = (state: string): boolean => state.includes('detail=stale')

/** Expects the 502 page in time, with Retry-After, not cached. */
export async function expectUnavailable(path: string): Promise<void> {
  const refusal = await visit(path)
  expect(refusal.status).toBe(502)
  expect(refusal.ms).toBeLessThan(promised.refusal)
  expect(Number(refusal.retryAfter)).toBeGreaterThan(0)
  expect(refusal.cacheControl).toBe('no-store')
  expect(refusal.body).toContain('Site em manutenção')
}

export async function cmsIsReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${running().cms.port}/readyz`, {
    signal: AbortSignal.timeout(1000),
  }).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** Expects current pages again, and the page that was answered with 502. */
export async function expectRecovery(paths: string[], refused: string): Promise<void> {
  await expect
    .poll(
      async () =>
        (await Promise.all(paths.map((path) => visit(path))))
          .filter((seen) => seen.status !== 200 || isStale(seen.cacheStatus))
          .map((seen) => seen.path),
      { timeout: promised.recovery, intervals: [100] },
    )
    .toEqual([])
  expect((await visit(refused)).status, 'the 502 page was not cached').toBe(200)
}
