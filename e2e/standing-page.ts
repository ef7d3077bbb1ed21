import type { Page } from '@playwright/test'
import { localeCookie } from '../site/shared/i18n/locale-cookie.ts'
import { returningVisitor } from './returning-visitor.ts'
import { visitor } from './visitor.ts'
import { test as watched } from './watched-page.ts'

type Standing = (javaScriptEnabled: boolean) => Promise<Page>

/**
 * A watched test whose page stays open for the next one, as a reader's does: the browser keeps the
 * code that it has
 * compiled, and a test takes half the time. For journeys that only read, and leave nothing behind.
 */
export const test = watched.extend<{ page: Page }, { standing: Standing }>({
  standing: [
    async ({ browser }, provide) => {
      const pages = new Map<boolean, Promise<Page>>()
      const open = async (javaScriptEnabled: boolean): Promise<Page> => {
        const context = await browser.newContext({
          ...visitor,
          javaScriptEnabled,
          storageState: await returningVisitor(),
        })
        return context.newPage()
      }
      await provide((javaScriptEnabled) => {
        const page = pages.get(javaScriptEnabled) ?? open(javaScriptEnabled)
        pages.set(javaScriptEnabled, page)
        return page
      })
      for (const page of pages.values()) await (await page).context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ standing, javaScriptEnabled }, provide) => {
    const page = await standing(javaScriptEnabled)
    // the language of an earlier test's page would lead the next one from / to another home
    await page.context().clearCookies({ name: localeCookie })
    await provide(page)
  },
})
