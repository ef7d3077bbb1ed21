import type { Locale } from '@vitrine/contract/locales'
import { screenPath } from '#app/routes/screen-path.ts'
import type { Messages } from '#app/i18n/messages.ts'

type NavName = keyof Messages['shell']['nav']

/** The public navigation (spec §2 "Public header"), in its order; br-only entries show in the mobile menu alone. */
const main: readonly NavName[] = ['institutional', 'products', 'solutions', 'news', 'knowledge-base', 'contact']
const onlyInPortuguese: readonly NavName[] = ['restricted-area', 'work-with-us']

export interface NavItem {
  label: string
  href: string
  current: boolean
}

/** The entries whose screens exist, each current on its own path and below. */
export function mainNavigation(locale: Locale, labels: Messages['shell']['nav'], pathname: string): NavItem[] {
  return entries(main, locale, labels, pathname)
}

export function portugueseNavigation(locale: Locale, labels: Messages['shell']['nav'], pathname: string): NavItem[] {
  return locale === 'br' ? entries(onlyInPortuguese, locale, labels, pathname) : []
}

/** Privacy and terms, each only when its content exists (spec §2 "Public header"). */
export function legalLinks(locale: Locale, labels: Messages['shell']['nav'], privacy: { privacy_policy: unknown; terms_of_user: unknown }): { label: string; href: string }[] {
  const existing: NavName[] = [...(privacy.privacy_policy ? ['privacy-policy' as const] : []), ...(privacy.terms_of_user ? ['terms-of-use' as const] : [])]
  return entries(existing, locale, labels, '')
}

function entries(names: readonly NavName[], locale: Locale, labels: Messages['shell']['nav'], pathname: string): NavItem[] {
  return names.flatMap((name) => {
    const href = screenPath(name, locale)
    return href === undefined ? [] : [{ label: labels[name], href, current: pathname === href || pathname.startsWith(`${href}/`) }]
  })
}
