import { defaultLocale } from '@vitrine/configuration/locales'
import type { ContentScreen } from '@vitrine/configuration/content-screens'
import type { Locale } from '@vitrine/configuration/locales'
import { screenPath } from '#shared/routes/screen-path.ts'
import type { PageTexts } from '#texts/page.js'
import type { LegalTexts } from './legal-text.ts'

type NavName = keyof PageTexts['shell']['nav']

/** Main navigation in its order (R2). */
const mainEntries: readonly NavName[] = [
  'institutional',
  'products',
  'solutions',
  'news',
  'knowledge-base',
  'contact',
]
/** Screens of the default locale only, in its mobile menu (R2). */
const localEntries: readonly NavName[] = ['restricted-area', 'work-with-us']

type Screens = readonly ContentScreen[]

interface Link {
  label: string
  href: string
}

export interface NavItem extends Link {
  current: boolean
}

/**
 * Main navigation. Contains entries whose screens exist and have content (`screens`); an entry is
 * `current` on its own path and below.
 */
export function mainNavigation(
  locale: Locale,
  labels: PageTexts['shell']['nav'],
  pathname: string,
  screens: Screens,
): NavItem[] {
  return entries(shown(mainEntries, screens), labels, { locale, pathname })
}

export function localNavigation(
  locale: Locale,
  labels: PageTexts['shell']['nav'],
  pathname: string,
  screens: Screens,
): NavItem[] {
  return locale === defaultLocale
    ? entries(shown(localEntries, screens), labels, { locale, pathname })
    : []
}

/** Footer link to the restricted area, in the default locale only (R2). */
export function restrictedLink(
  locale: Locale,
  labels: PageTexts['shell']['nav'],
  screens: Screens,
): Link[] {
  return locale === defaultLocale
    ? entries(shown(['restricted-area'], screens), labels, { locale, pathname: '' })
    : []
}

const shown = (names: readonly NavName[], screens: Screens): NavName[] =>
  names.filter((name) => name === 'contact' || screens.some((screen) => screen === name))

/**
 * Links to privacy policy and terms of use: the external URL if set, else the page if its text
 * exists (R2, R3).
 */
export function legalLinks(
  locale: Locale,
  labels: PageTexts['shell']['nav'],
  privacy: LegalTexts,
): Link[] {
  return [
    ...legalLink('privacy-policy', privacy.privacy_policy, privacy.privacy_policy_link),
    ...legalLink('terms-of-use', privacy.terms_of_user, privacy.terms_of_use_link),
  ]

  function legalLink(name: NavName, exists: boolean, elsewhere: string): Link[] {
    if (elsewhere !== '') return [{ label: labels[name], href: elsewhere }]
    return exists ? entries([name], labels, { locale, pathname: '' }) : []
  }
}

/** Navigation of the restricted area (R2). Admins have no profile page. */
export function systemNavigation(
  locale: Locale,
  { sections, data }: PageTexts['shell']['system'],
  pathname: string,
  options: { admin: boolean; pathOf?: typeof screenPath },
): NavItem[] {
  const labels = { 'restricted-sections': sections, 'my-data': data }
  return entries(
    options.admin ? ['restricted-sections'] : ['restricted-sections', 'my-data'],
    labels,
    { locale, pathname, pathOf: options.pathOf },
  )
}

/** Locale and path of the page that shows the entries. */
interface EntryPlace {
  locale: Locale
  pathname: string
  pathOf?: typeof screenPath | undefined
}

function entries<Name extends string>(
  names: readonly Name[],
  labels: Record<Name, string>,
  { locale, pathname, pathOf = screenPath }: EntryPlace,
): NavItem[] {
  return names.flatMap((name) => {
    const href = pathOf(name, locale)
    return href === undefined
      ? []
      : [
          {
            label: labels[name],
            href,
            current: pathname === href || pathname.startsWith(`${href}/`),
          },
        ]
  })
}
