import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { defaultLocale } from '@vitrine/configuration/locales'
import { chromiumArguments, findChromium } from '../tools/test/chromium.mjs'
import { routeNames, routeRow } from '../site/shared/routes/table.ts'
import { firstViewBudget } from '../site/server/assets/first-view-budget.ts'
import type { RouteName } from '../site/shared/routes/table.ts'
import type { Figure } from './figures.ts'

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)

/** True for a public screen, except the style guide, which shows all components. */
const isVisited = (route: RouteName) => routeRow(route).cache === 'page' && route !== 'styleguide'

/** Bytes of a first visit of each public screen, deferred files included. */
export async function measureFirstLoad(siteUrl: string): Promise<Figure[]> {
  process.env['VITRINE_URL'] = siteUrl
  // the imported module reads VITRINE_URL when it is loaded
  const { pathOf } = await import('../e2e/addresses.ts')
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArguments,
  })
  try {
    const figures: Figure[] = []
    for (const name of routeNames.filter(isVisited)) {
      const bytes = await transferredBytes(browser, siteUrl + (await pathOf(name, defaultLocale)))
      const of = (type: string) => bytes.get(type) ?? 0
      const all = [...bytes.values()].reduce((sum, each) => sum + each, 0)
      figures.push({
        what: `first load of ${name}: JavaScript / styles (page ${kilobytes(of('document'))}, pictures ${kilobytes(of('image'))}, all ${kilobytes(all)} KB)`,
        value: `${kilobytes(of('script'))} / ${kilobytes(of('stylesheet'))} KB`,
        budget: `at most ${kilobytes(firstViewBudget.scripts)} / ${kilobytes(firstViewBudget.styles)} KB`,
        withinBudget:
          of('script') <= firstViewBudget.scripts && of('stylesheet') <= firstViewBudget.styles,
      })
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** Transferred bytes of a first view by resource type. */
async function transferredBytes(browser: Browser, address: string): Promise<Map<string, number>> {
  const context = await browser.newContext()
  const page = await context.newPage()
  // without prefetching of linked screens, which happens on a good connection
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const bytes = new Map<string, number>()
  const weighed: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    weighed.push(
      request
        .sizes()
        .then(
          ({ responseBodySize }) =>
            void bytes.set(
              request.resourceType(),
              (bytes.get(request.resourceType()) ?? 0) + responseBodySize,
            ),
        ),
    )
  })
  const last = page.waitForRequest(/\/visitor-parts-/)
  await page.goto(address)
  await last
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('requestfinished')
  await Promise.all(weighed)
  await context.close()
  return bytes
}
