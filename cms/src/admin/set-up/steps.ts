import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { labelOfAll, labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { setUpTexts } from '#texts/set-up.js'
import type { SetUpTexts } from '#texts/set-up.js'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import type { SetUpFacts } from './read-facts.ts'

const labels = labelsOf(setUpTexts)

/** Action of a step's button. */
export type StepAction = 'trade' | 'publish' | 'legal' | 'mail'

export interface Step {
  key: keyof SetUpTexts['steps']
  title: Label
  /** Missing parts; empty for a completed step. */
  missing: Label[]
  /**
   * URL of the page on which the step is completed; absent if only the operator can change the
   * setting.
   */
  href?: string
  action?: StepAction
}

export const inCollection = (collection: string): string => `${panelBase}/collections/${collection}`
export const inGlobal = (slug: string): string => `${panelBase}/globals/${slug}`

/** Locales that are not in a list. */
export const without = (list: readonly Locale[]): Locale[] =>
  localeCodes.filter((code) => !list.includes(code))
export const names = (list: readonly Locale[]): string =>
  list.map((code) => locales[code].title).join(', ')
const when = (absent: boolean, label: Label): Label[] => (absent ? [label] : [])

/** Matches local and reserved host names and private addresses (RFC 1918, 6761, 6762). */
const localHost =
  /^(localhost|.*\.(localhost|local|internal|test|example|invalid)|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|0\.0\.0\.0|\[.*\])$/

/** True if an origin is reachable only from this machine or its local network. */
export const isLocal = (origin: string): boolean => localHost.test(new URL(origin).hostname)

export const isSecure = (origin: string): boolean => origin.startsWith('https:')

/** Steps about the company's page, its people and its menus. */
function stepsOfTheHouse(facts: SetUpFacts): Omit<Step, 'title'>[] {
  const { missing } = labels
  return [
    {
      key: 'about',
      missing: without(facts.about).map((code) => labelOfAll(locales[code].title)),
      href: `${inGlobal('institutional')}?locale=${without(facts.about)[0] ?? localeCodes[0]}`,
    },
    {
      key: 'departments',
      missing: when(facts.departments === 0, missing.departments),
      href: inCollection('departments'),
    },
    {
      key: 'colleagues',
      missing: when(facts.colleagues < 2, missing.colleagues),
      href: inCollection('users'),
    },
    { key: 'menus', missing: when(!facts.menus, missing.menus), href: inGlobal('navigation') },
  ]
}

/** Steps of setting up a site, in the recommended order. */
export function stepsOf(facts: SetUpFacts): Step[] {
  const { missing, steps } = labels
  const firstOf = (counted: { published: number; drafts: number }, label: Label): Label[] =>
    counted.published > 0
      ? []
      : [counted.drafts > 0 ? missing.drafts({ count: counted.drafts }) : label]
  const company = [
    ...when(!facts.name, missing.name),
    ...when(!facts.address, missing.address),
    ...when(!facts.reachable, missing.reachable),
  ]
  const category =
    facts.categories.published > 0 && facts.subcategories.published > 0
      ? []
      : firstOf(
          facts.categories.published > 0 ? facts.subcategories : facts.categories,
          missing.category,
        )
  const rows: Omit<Step, 'title'>[] = [
    {
      key: 'company',
      missing: company,
      href: inGlobal(facts.name ? 'layout' : 'appearance'),
    },
    {
      key: 'appearance',
      missing: when(!facts.look, missing.look),
      href: inGlobal('appearance'),
    },
    {
      key: 'languages',
      missing: without(facts.home).map((code) => labelOfAll(locales[code].title)),
      href: `${inGlobal('home')}?locale=${localeCodes.find((code) => !facts.home.includes(code)) ?? localeCodes[0]}`,
    },
    {
      key: 'category',
      missing: category,
      href: inCollection(facts.categories.published > 0 ? 'subcategories' : 'categories'),
      ...(facts.categories.published + facts.categories.drafts === 0
        ? { action: 'trade' as const }
        : category.length > 0 && facts.subcategories.drafts > 0
          ? { action: 'publish' as const }
          : {}),
    },
    {
      key: 'product',
      missing: firstOf(facts.products, missing.product),
      href:
        facts.products.published + facts.products.drafts > 0
          ? inCollection('products')
          : ownViewPath('new-product'),
    },
    {
      key: 'legal',
      missing: [
        ...when(
          without(facts.privacy).length > 0,
          missing.privacy({ languages: names(without(facts.privacy)) }),
        ),
        ...when(
          without(facts.terms).length > 0,
          missing.terms({ languages: names(without(facts.terms)) }),
        ),
        ...when(
          facts.emptyNotices.length > 0,
          missing.notice({ languages: names(facts.emptyNotices) }),
        ),
        ...when(facts.gaps.length > 0, missing.gaps),
      ],
      href: inGlobal('layout'),
      ...(facts.privacy.length < localeCodes.length ||
      facts.terms.length < localeCodes.length ||
      facts.emptyNotices.length > 0 ||
      facts.fillable.length > 0
        ? { action: 'legal' as const }
        : {}),
    },
    ...stepsOfTheHouse(facts),
    { key: 'mail', missing: when(!facts.smtp, missing.smtp), action: 'mail' },
    {
      key: 'domain',
      missing: [
        ...when(isLocal(facts.origin), missing.domain),
        ...when(!isSecure(facts.origin), missing.https),
      ],
    },
  ]
  return rows.map((row) => ({ ...row, title: steps[row.key] }))
}
