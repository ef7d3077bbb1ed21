import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 AA (spec §9). */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds against a page, or against a part of it. Only violations are worked out in full,
 * and in the page itself: it has no foreign frames, for which axe would open another page and
 * quadruple the time.
 */
export async function violationsOf(
  page: Page,
  within?: string,
): Promise<{ id: string; help: string; at: string[] }[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode(true)
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }))
}
