import { unwatchedTest } from './reused-page.ts'

/** Longer than the minimum time of filling in a form (robot check), ms. */
const delayMs = 2000

/**
 * Test with a fixture that advances the page's clock, so that a form does not look like a robot's.
 * Without JavaScript the time is not measured.
 */
export const test = unwatchedTest.extend<{ humanDelay: () => Promise<void> }>({
  humanDelay: async ({ page, javaScriptEnabled }, provide) =>
    provide(async () => {
      if (javaScriptEnabled)
        await page.evaluate((ms) => {
          const now = performance.now.bind(performance)
          performance.now = () => now() + ms
        }, delayMs)
    }),
})
