import type { Locale } from '@vitrine/contract/locales'
import { screenPath } from '#shared/routes/screen-path.ts'
import type { Messages } from '#shared/texts/messages.ts'
import type { LegalTexts } from './legal-text.ts'

type NavName = keyof Messages['shell']['nav']

/**
 * The public navigation (spec §2 "Public header"), in its order; br-only entries show in the mobile
 * menu alone.
 */
const main: readonly NavName[] = [
  'institutional',
  'products',
  'solutions',
  'news',
  'knowledge-base',
  'contact',
]
const onlyInPortuguese: readonly NavName[] = ['restricted-area', 'work-with-us']

interface Link {
  label: string
  href: string
}

export interface NavItem extends Link {
  current: boolean
}

/** The entries whose screens exist, each current on its own path and below. */
export function mainNavigation(
  locale: Locale,
  labels: Messages['shell']['nav'],
  pathname: string,
): NavItem[] {
  return entries(main, locale, labels, pathname)
}

export function portugueseNavigation(
  locale: Locale,
  labels: Messages['shell']['nav'],
  pathname: string,
): NavItem[] {
  return locale === 'br' ? entries(onlyInPortuguese, locale, labels, pathname) : []
}

/** The footer's way into the restricted area: in Portuguese alone (spec §2 "Public header"). */
export function restrictedLink(locale: Locale, labels: Messages['shell']['nav']): Link[] {
  return locale === 'br' ? entries(['restricted-area'], locale, labels, '') : []
}

/**
 * Privacy and terms, each only when its content exists: the outside address where the staff gave
 * one, else our page (spec §2, §3).
 */
export function legalLinks(
  locale: Locale,
  labels: Messages['shell']['nav'],
  privacy: LegalTexts,
): Link[] {
  return [
    ...legalLink('privacy-policy', privacy.privacy_policy, privacy.privacy_policy_link),
    ...legalLink('terms-of-use', privacy.terms_of_user, privacy.terms_of_use_link),
  ]

  function legalLink(name: NavName, exists: boolean, elsewhere: string): Link[] {
    if (elsewhere !== '') return [{ label: labels[name], href: elsewhere }]
    return exists ? entries([name], locale, labels, '') : []
  }
}

/**
 * The navigation of the restricted area (spec §2 "Restricted-area header"); admins have no data of
 * their own to edit.
 */
export function systemNavigation(
  locale: Locale,
  { shell }: Pick<Messages, 'shell'>,
  pathname: string,
  given: { admin: boolean; pathOf?: typeof screenPath },
): NavItem[] {
  const labels = { 'restricted-sections': shell.system.sections, 'my-data': shell.system.data }
  return entries(
    given.admin ? ['restricted-sections'] : ['restricted-sections', 'my-data'],
    locale,
    labels,
    pathname,
    given.pathOf,
  )
}

function entries<Name extends string>(
  names: readonly Name[],
  locale: Locale,
  labels: Record<Name, string>,
  pathname: string,
  pathOf = screenPath,
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
