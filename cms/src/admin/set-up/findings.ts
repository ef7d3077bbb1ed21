import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { setUpTexts } from '#texts/set-up.js'
import type { SetUpTexts } from '#texts/set-up.js'
import type { SetUpFacts } from './read-facts.ts'
import { inCollection, inGlobal, isLocal, isSecure, names, without } from './steps.ts'

const { findings } = labelsOf(setUpTexts)

/** Problem that the launch checklist reports. */
export interface Finding {
  key: keyof SetUpTexts['findings']
  text: Label
  href?: string
  /** True if the problem blocks the launch; otherwise the launch asks for confirmation. */
  refused: boolean
}

type More = { href?: string; refused?: boolean }

const find = (
  key: Finding['key'],
  present: boolean,
  text: Label,
  { href, refused = false }: More = {},
): Finding[] => (present ? [{ key, text, refused, ...(href === undefined ? {} : { href }) }] : [])

const inLayout = (locale: Locale | undefined): string =>
  `${inGlobal('layout')}?locale=${locale ?? ''}`

/** Problems that block a launch of the site or need confirmation; empty if there are none. */
export function findingsOf(facts: SetUpFacts): Finding[] {
  const { required, wanted } = findInLanguages(facts, localeCodes)
  return [
    ...find('name', !facts.name, findings.name, { href: inGlobal('appearance'), refused: true }),
    ...required,
    ...find('demonstration', facts.demonstration, findings.demonstration, { refused: true }),
    ...find('maintenance', facts.maintenance, findings.maintenance, {
      href: inGlobal('layout'),
      refused: true,
    }),
    ...find('guessablePassword', facts.guessablePassword, findings.guessablePassword, {
      href: `${panelBase}/account`,
      refused: true,
    }),
    ...find('firstPassword', facts.firstPassword, findings.firstPassword, {
      href: `${panelBase}/account`,
    }),
    ...find('smtp', !facts.smtp, findings.smtp),
    ...find('domain', isLocal(facts.origin) || !isSecure(facts.origin), findings.domain),
    ...wanted,
    ...find('contact', !facts.reachable, findings.contact, { href: inGlobal('layout') }),
    ...find('departments', facts.departments === 0, findings.departments, {
      href: `${inCollection('departments')}/create`,
    }),
    ...find('look', !facts.look, findings.look, { href: inGlobal('appearance') }),
    ...find('products', facts.products.published === 0, findings.products, {
      href: inCollection('products'),
    }),
    ...find('testEnvironment', facts.testEnvironment, findings.testEnvironment, {
      href: inGlobal('layout'),
    }),
  ]
}

/** Problems that block a launch of a language or need confirmation. */
export function languageFindingsOf(facts: SetUpFacts, locale: Locale): Finding[] {
  const { required, wanted } = findInLanguages(facts, [locale])
  const count = facts.pages[locale]
  const all = Math.max(...Object.values(facts.pages))
  return [
    ...required,
    ...find('pages', count < all, findings.pages({ count, all }), {
      href: inCollection('products'),
    }),
    ...wanted,
  ]
}

/**
 * Problems of the given languages: `required` ones block a launch, `wanted` ones need confirmation.
 */
function findInLanguages(
  facts: SetUpFacts,
  among: readonly Locale[],
): { required: Finding[]; wanted: Finding[] } {
  const lacking = (list: readonly Locale[]) => without(list).filter((code) => among.includes(code))
  const having = (list: readonly Locale[]) => list.filter((code) => among.includes(code))
  const withoutHome = lacking(facts.home)
  const withoutPrivacy = lacking(facts.privacy)
  const withoutTerms = lacking(facts.terms)
  const gaps = having(facts.gaps)
  const withoutNotice = having(facts.emptyNotices)
  const outdated = among.filter((code) => facts.outdated[code] > 0)
  const untranslated = among.filter((code) => facts.untranslated[code] > 0)
  return {
    required: [
      ...find('home', withoutHome.length > 0, findings.home({ languages: names(withoutHome) }), {
        href: `${inGlobal('home')}?locale=${withoutHome[0] ?? ''}`,
        refused: true,
      }),
      ...find(
        'privacy',
        withoutPrivacy.length > 0,
        findings.privacy({ languages: names(withoutPrivacy) }),
        {
          href: inLayout(withoutPrivacy[0]),
          refused: true,
        },
      ),
      ...find('gaps', gaps.length > 0, findings.gaps({ languages: names(gaps) }), {
        href: inLayout(gaps[0]),
        refused: true,
      }),
    ],
    wanted: [
      ...find(
        'terms',
        withoutTerms.length > 0,
        findings.terms({ languages: names(withoutTerms) }),
        {
          href: inLayout(withoutTerms[0]),
        },
      ),
      ...find(
        'cookies',
        withoutNotice.length > 0,
        findings.cookies({ languages: names(withoutNotice) }),
        {
          href: inLayout(withoutNotice[0]),
        },
      ),
      ...find(
        'outdated',
        outdated.length > 0,
        findings.outdated({
          languages: outdated
            .map((code) => `${locales[code].title} (${facts.outdated[code]})`)
            .join(', '),
        }),
        { href: ownViewPath('translations') },
      ),
      ...find(
        'untranslated',
        untranslated.length > 0,
        findings.untranslated({
          languages: untranslated
            .map((code) => `${locales[code].title} (${facts.untranslated[code]})`)
            .join(', '),
        }),
      ),
    ],
  }
}
