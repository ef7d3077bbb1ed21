/** @faults */
import { expect, test } from '@playwright/test'
import { cmsIsReady } from '../../outage.ts'
import { origin, running, signal } from '../../system-under-test.ts'
import { nightly } from '../../nightly.ts'

/** Maximum time until a hung program has restarted, ms. */
const limitMs = 60_000

const siteIsReady = () =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    (answer) => answer.ok,
    () => false,
  )

for (const name of ['cms', 'site', 'postgres'] as const) {
  test(`restarts a hung ${name} within a minute, and nothing else`, { tag: nightly }, async () => {
    test.setTimeout(2 * limitMs)
    const before = running()
    signal(name, 'SIGSTOP')
    const isBack = async () =>
      running()[name].pid !== before[name].pid && (await siteIsReady()) && (await cmsIsReady())
    await expect.poll(isBack, { timeout: limitMs, intervals: [250] }).toBe(true)
    const after = running()
    for (const other of ['cms', 'site', 'postgres'] as const) {
      if (other !== name) expect(after[other].pid, other).toBe(before[other].pid)
    }
  })
}
