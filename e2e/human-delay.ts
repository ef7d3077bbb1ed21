import { test as base } from '@playwright/test'

/** More than the least time in which a person fills in a form (`cms/src/leads/robot.ts`), ms. */
const delayMs = 2000

/**
 * A test whose visitor takes a while over a form, by the page's own clock: a test fills one in as
 * fast as a robot, and would be taken for one. Without JavaScript nobody measures it.
 */
export const test = base.extend<{ humanDelay: () => Promise<void> }>({
  humanDelay: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) await page.clock.install()
    await provide(async () => {
      if (javaScriptEnabled) await page.clock.fastForward(delayMs)
    })
  },
})
