import { test as base } from '@playwright/test'
import type {
  BrowserContextOptions,
  Fixtures,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test'
import { robotsPath } from '../site/server/artifacts/crawlers/paths.ts'
import { firstVisit, returningVisitor } from './returning-visitor.ts'
import { origin } from './system-under-test.ts'
import { visitor } from './visitor.ts'
import { test as watched } from './watched-page.ts'

type Options = Pick<BrowserContextOptions, 'javaScriptEnabled' | 'hasTouch' | 'locale'>
type State = typeof firstVisit

/**
 * URL of a page between two tests. It is on the site: for another origin the browser starts another
 * process, which takes as long as a whole page.
 */
const resting = `${origin}${robotsPath}`

/** Gives a page the state of a visitor's browser, and removes all state of the previous test. */
async function reset(page: Page, { cookies, origins }: State): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['request', 'response', 'console', 'pageerror', 'dialog'])
    await page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null })
  // a page that is still open would write its cookies again
  await page.goto(resting)
  await context.clearPermissions()
  await context.setGeolocation(null)
  await context.clearCookies()
  await context.addCookies(cookies)
  await page.evaluate(
    (items) => {
      sessionStorage.clear()
      localStorage.clear()
      for (const { name, value } of items) localStorage.setItem(name, value)
    },
    origins.find((kept) => kept.origin === origin)?.localStorage ?? [],
  )
}

const reused: Fixtures<
  object,
  { standing: (options: Options) => Promise<Page> },
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  standing: [
    async ({ browser }, provide) => {
      const pages = new Map<string, Promise<Page>>()
      const open = async (options: Options): Promise<Page> =>
        (await browser.newContext({ ...visitor, ...options })).newPage()
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
  page: async (
    { standing, javaScriptEnabled, hasTouch, locale, permissions, storageState, viewport },
    provide,
  ) => {
    const page = await standing({
      javaScriptEnabled,
      hasTouch,
      locale: locale ?? visitor.locale,
    })
    await reset(page, typeof storageState === 'object' ? storageState : firstVisit)
    await page.context().grantPermissions(permissions ?? [])
    await page.setViewportSize(viewport ?? visitor.viewport)
    await provide(page)
  },
  context: async ({ page }, provide) => provide(page.context()),
}

/**
 * Watched test whose page is reused by the next test, as a reader's is: the browser keeps its
 * process and the compiled code, and a page takes less than half the time. Cookies, storage,
 * permissions, routes, listeners, media and size are reset; a test must dispose of scripts that it
 * adds to its pages.
 */
export const test = watched.extend(reused)

/**
 * Reused page without the check of the browser's console, which reports the requests that the site
 * rejects.
 */
export const unwatchedTest = base
  .extend({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    storageState: async ({}, provide) => provide(await returningVisitor()),
  })
  .extend(reused)
