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
 * Where a page stands between two tests: of the site, since for another origin the browser starts
 * another process, which takes as long as a whole page.
 */
const resting = `${origin}${robotsPath}`

/** Gives a page the state of a visitor's browser, and takes from it all that a test gave it. */
async function reset(page: Page, { cookies, origins }: State): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['request', 'response', 'console', 'pageerror', 'dialog'])
    await page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null })
  // a page that is still there writes its cookies again
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
 * A watched test whose page stays open for the next one, as a reader's does: the browser keeps its
 * process and the code that it has compiled, and a page takes less than half the time. Cookies,
 * storage, permissions, routes, listeners, media and size are as at first; a script that a test adds
 * to its pages it disposes of.
 */
export const test = watched.extend(reused)

/** The same without the check of the browser's console, to which it writes what the site rejects. */
export const unwatchedTest = base
  .extend({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    storageState: async ({}, provide) => provide(await returningVisitor()),
  })
  .extend(reused)
