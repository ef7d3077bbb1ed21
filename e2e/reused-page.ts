import type { BrowserContextOptions, Page } from '@playwright/test'
import { returningVisitor } from './returning-visitor.ts'
import { visitor } from './visitor.ts'
import { test as watched } from './watched-page.ts'

type Options = Pick<BrowserContextOptions, 'javaScriptEnabled' | 'hasTouch' | 'permissions'>
type Standing = (options: Options) => Promise<Page>

/**
 * A watched test whose page stays open for the next one, as a reader's does: the browser keeps the
 * code that it has compiled, and a test takes half the time. Cookies, routes, listeners, media and
 * size are as at first; what a test keeps in storage, and scripts that it adds to the page, stay.
 */
export const test = watched.extend<{ page: Page }, { standing: Standing }>({
  standing: [
    async ({ browser }, provide) => {
      const pages = new Map<string, Promise<Page>>()
      const open = async (options: Options): Promise<Page> => {
        const context = await browser.newContext({
          ...visitor,
          ...options,
          storageState: await returningVisitor(),
        })
        return context.newPage()
      }
      await provide((options) => {
        const key = JSON.stringify(options)
        const page = pages.get(key) ?? open(options)
        pages.set(key, page)
        return page
      })
      for (const page of pages.values()) await (await page).context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ standing, javaScriptEnabled, hasTouch, permissions, viewport }, provide) => {
    const page = await standing({ javaScriptEnabled, hasTouch, permissions: permissions ?? [] })
    for (const event of ['request', 'response', 'console', 'pageerror'])
      await page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // a page that is still there writes its cookies again
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.context().addCookies((await returningVisitor()).cookies)
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null })
    await page.setViewportSize(viewport ?? visitor.viewport)
    await provide(page)
  },
})
