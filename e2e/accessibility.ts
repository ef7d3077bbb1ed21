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
 * Violations of the rules in a page, or in a part of it, optionally except one element. Computed
 * within the page (legacy mode): axe would otherwise open a second page for foreign frames, which
 * takes four times as long.
 */
export function violationsOf(page: Page, within?: string, without?: string): Promise<Violation[]> {
  return violationsIn(builder(page).withTags(rules), within, without)
}

/** Expects no violations in light, and in dark none of the rules of colors: nothing else differs. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await violationsOf(page, within), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsIn(builder(page).withRules(rulesOfColors), within), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

const builder = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)

async function violationsIn(
  axe: AxeBuilder,
  within?: string,
  without?: string,
): Promise<Violation[]> {
  if (within !== undefined) axe.include(within)
  if (without !== undefined) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }))
}
