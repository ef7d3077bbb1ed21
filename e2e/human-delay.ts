import { test as base } from '@playwright/test'

/** Longer than the least time of filling in a form (robot check), ms. */
const delayMs = 2000

/**
 * Test with a fixture that advances the page's clock, so that a form is not taken for a robot's.
 * Without JavaScript the time is not measured.
 */
export const test = base.extend<{ humanDelay: () => Promise<void> }>({
  humanDelay: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) await page.clock.install()
    await provide(async () => {
      if (javaScriptEnabled) await page.clock.fastForward(delayMs)
    })
  },
})
