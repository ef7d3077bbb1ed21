import type { Locale } from '@vitrine/configuration/locales'
import { screenPath } from '#shared/routes/screen-path.ts'
import type { PageTexts } from '#texts/page.js'
import type { LegalTexts } from './legal-text.ts'

type NavName = keyof PageTexts['shell']['nav']

interface Link {
  label: string
  href: string
}

export interface NavItem extends Link {
  current: boolean
}

/** Entries of a menu; one is `current` on its own path and below. */
export const withCurrent = <Entry extends Link>(
  entries: readonly Entry[],
  pathname: string,
): (Entry & { current: boolean })[] =>
  entries.map((entry) => ({ ...entry, current: isCurrent(entry.href, pathname) }))

const isCurrent = (href: string, pathname: string): boolean =>
  pathname === href || pathname.startsWith(`${href}/`)

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
            current: isCurrent(href, pathname),
          },
        ]
  })
}
