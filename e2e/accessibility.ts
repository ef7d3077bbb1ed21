import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Rules of WCAG 2.2 AA (R9). */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Those of them whose result depends on colors. */
const rulesOfColors = ['color-contrast', 'link-in-text-block']

interface Violation {
  id: string
  help: string
  at: string[]
}

/**
 * Violations of the rules in a page, or in a part of it. Computed within the page (legacy mode): axe would otherwise open a second page for foreign frames, which
 * takes four times as long.
 */
export function violationsOf(page: Page, within?: string): Promise<Violation[]> {
  return violationsIn(builder(page).withTags(rules), within)
}

/** Expects no violations in light, and in dark none of the rules of colors: nothing else differs. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await violationsOf(page, within), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOfColors(page, within), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

const builder = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)

interface Found {
  violations: { id: string; help: string; nodes: { target: unknown[] }[] }[]
}

const listed = ({ violations }: Found): Violation[] =>
  violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }))

async function violationsIn(axe: AxeBuilder, within?: string): Promise<Violation[]> {
  if (within !== undefined) axe.include(within)
  return listed(await axe.analyze())
}

/** Violations of the rules of colors, by the program that an earlier check left in the page. */
const violationsOfColors = async (page: Page, within?: string): Promise<Violation[]> =>
  listed(
    await page.evaluate(
      ([part, values]) => {
        const axe = Reflect.get(window, 'axe') as {
          run: (part: string, options: object) => Promise<Found>
        }
        return axe.run(part, {
          runOnly: { type: 'rule', values },
          resultTypes: ['violations'],
        })
      },
      [within ?? 'html', rulesOfColors] as const,
    ),
  )
