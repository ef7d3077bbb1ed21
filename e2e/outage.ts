import { expect } from '@playwright/test'
import { knownProduct, pathOf, screens } from './addresses.ts'
import { Load, visit } from './load.ts'
import type { Visit } from './load.ts'
import { running } from './system-under-test.ts'

/** What the site promises (reliability.md), ms. */
const promised = { refusal: 5000, recovery: 10_000 }
/**
 * How soon it is known that the cms is hung: a long poll of 5 s, 2 s of grace, and the beat
 * between.
 */
export const noticed = 8000

/** Pages and a picture that are surely kept. */
export async function cachedPaths(): Promise<string[]> {
  const paths = await Promise.all(screens.map(({ name, locale }) => pathOf(name, locale)))
  const { main_image: picture } = await knownProduct()
  if (picture) paths.push(picture.url)
  for (const path of paths) expect((await visit(path)).status, path).toBe(200)
  return paths
}

/**
 * Does something while visitors go round `paths`, and answers what they saw: nobody noticed.
 * `mend`: what must be undone even when `harm` fails.
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

/**
 * A page that is not kept: the 502 page in time, saying when to come back, itself kept by nobody.
 */
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

/**
 * Everything as if nothing had happened: the pages unmarked, and the one that was refused there.
 */
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
  expect((await visit(refused)).status, 'the refusal was not kept').toBe(200)
}
