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

/**
 * Pages with a script that a test added, or a clock that it set. Both stay as long as their context:
 * the clock hides the list of loaded files, and a script may press what its own test wanted pressed.
 */
const changed = new WeakSet<Page>()

/** Notes when a script is added to the page, or its clock is set. */
function noteScripts(page: Page): Page {
  const noted =
    <Given extends unknown[], Result>(add: (...given: Given) => Result) =>
    (...given: Given): Result => {
      changed.add(page)
      return add(...given)
    }
  for (const owner of [page, page.context()])
    owner.addInitScript = noted(owner.addInitScript.bind(owner))
  const { clock } = page
  clock.install = noted(clock.install.bind(clock))
  clock.setFixedTime = noted(clock.setFixedTime.bind(clock))
  clock.setSystemTime = noted(clock.setSystemTime.bind(clock))
  return page
}

interface Standing {
  open: (options: Options) => Promise<Page>
  /** Closes a page for good: the next test with these options has a new one. */
  discard: (page: Page) => Promise<void>
}

const reused: Fixtures<
  object,
  { standing: Standing },
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  standing: [
    async ({ browser }, provide) => {
      const pages = new Map<string, Promise<Page>>()
      const open = async (options: Options): Promise<Page> =>
        noteScripts(await (await browser.newContext({ ...visitor, ...options })).newPage())
      await provide({
        open: (options) => {
          const key = JSON.stringify(options)
          const page = pages.get(key) ?? open(options)
          pages.set(key, page)
          return page
        },
        discard: async (page) => {
          for (const [key, kept] of pages) if ((await kept) === page) pages.delete(key)
          await page.context().close()
        },
      })
      for (const page of pages.values()) await (await page).context().close()
    },
    { scope: 'worker' },
  ],
  page: async (
    { standing, javaScriptEnabled, hasTouch, locale, permissions, storageState, viewport },
    provide,
  ) => {
    const page = await standing.open({
      javaScriptEnabled,
      hasTouch,
      locale: locale ?? visitor.locale,
    })
    await reset(page, typeof storageState === 'object' ? storageState : firstVisit)
    await page.context().grantPermissions(permissions ?? [])
    await page.setViewportSize(viewport ?? visitor.viewport)
    await provide(page)
    if (changed.has(page)) await standing.discard(page)
  },
  context: async ({ page }, provide) => provide(page.context()),
}

/**
 * Watched test whose page is reused by the next test, as a reader's is: the browser keeps its
 * process and the compiled code, and a page takes less than half the time. Cookies, storage,
 * permissions, routes, listeners, media and size are reset; after a test that adds scripts to its
 * pages or sets their clock the next one has a new page.
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
