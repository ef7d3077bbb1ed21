import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules of WCAG 2.2 AA (R9). */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Violations of the rules in a page, or in a part of it, optionally except one element. Computed
 * within the page (legacy mode): axe would otherwise open a second page for foreign frames, which
 * takes four times as long.
 */
export async function violationsOf(
  page: Page,
  within?: string,
  without?: string,
): Promise<{ id: string; help: string; at: string[] }[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode(true)
  if (within !== undefined) axe.include(within)
  if (without !== undefined) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }))
}
