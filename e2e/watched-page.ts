import { expect, test as base } from '@playwright/test'
import type { ConsoleMessage, Locator, Page, Request } from '@playwright/test'
import { returningVisitor } from './returning-visitor.ts'
import { origin } from './system-under-test.ts'

/** Errors and requests recorded on a page. */
export interface Watch {
  /** Console errors (including policy violations) and exceptions. */
  complaints: string[]
  /** Requests to other origins. */
  foreign: string[]
}

export function watch(page: Page): Watch & { stop: () => void } {
  const seen: Watch = { complaints: [], foreign: [] }
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error' || /content security policy/i.test(message.text()))
      seen.complaints.push(`${message.text()} (${message.location().url})`)
  }
  const onError = (error: Error): void => void seen.complaints.push(String(error))
  const onRequest = (request: Request): void => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && protocol !== 'about:' && asked !== origin)
      seen.foreign.push(request.url())
  }
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
  return {
    ...seen,
    stop: () =>
      void page.off('console', onConsole).off('pageerror', onError).off('request', onRequest),
  }
}

/**
 * Test whose page must end without a console error, an exception, or a request to another host. The
 * visitor is a returning one, without the cookie question and pop-ups.
 */
export const test = base.extend<{ watched: Watch }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  storageState: async ({}, provide) => provide(await returningVisitor()),
  watched: [
    async ({ page }, use) => {
      const seen = watch(page)
      await use(seen)
      seen.stop()
      expect.soft(seen.complaints, 'console errors').toEqual([])
      expect.soft(seen.foreign, 'requests to other hosts').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Resolves once React has committed the hydration of the page; before it, controls behave as plain
 * HTML. Elements already have React's fields while the tree is read, which takes seconds on a slow
 * machine.
 *
 * @param selector - Part of the page that is hydrated as well.
 */
export async function hydrated(page: Page, selector = 'header'): Promise<void> {
  await page.waitForFunction((part) => {
    const header = document.querySelector(part)
    const field = Object.keys(header ?? {}).find((key) => key.startsWith('__reactFiber'))
    if (header === null || field === undefined) return false
    let fiber = Reflect.get(header, field)
    while (fiber.return) fiber = fiber.return
    return fiber.stateNode.current.memoizedState.isDehydrated === false
  }, selector)
}

/**
 * Resolves once the code of the part of the page that contains `element` has loaded. It is loaded
 * when the visitor comes near; until then the element behaves as plain HTML.
 */
export async function hydratedPart(element: Locator): Promise<void> {
  const handle = await element.elementHandle()
  await element
    .page()
    .waitForFunction(
      (node) => Object.keys(node ?? {}).some((key) => key.startsWith('__reactProps')),
      handle,
    )
}
