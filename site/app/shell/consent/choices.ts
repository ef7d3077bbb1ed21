import type { Answer } from '@vitrine/contract/client'
import type { Preference, StoredConsent } from './stored-consent.ts'

export type Cookies = Answer<'layout-read'>['cookies']
export type CookieCategory = Cookies['cookies_complete'][number]
export type CookieItem = CookieCategory['items'][number]

const itemsOf = (cookies: Cookies): CookieItem[] =>
  cookies.cookies_complete.flatMap(({ items }) => items)

/**
 * Initial state of the panel: the stored choice, else the employees' defaults; required items are
 * on (R4).
 */
export function initialChoices(cookies: Cookies, stored: StoredConsent | undefined): Preference[] {
  return itemsOf(cookies).map(({ slug, optional, activated }) => ({
    slug,
    activated:
      !optional ||
      (stored?.preferences.find((saved) => saved.slug === slug)?.activated ?? activated),
  }))
}

/** Choices of "accept all" (`true`) or "refuse optional" (`false`). */
export function choicesForAll(cookies: Cookies, activated: boolean): Preference[] {
  return itemsOf(cookies).map(({ slug, optional }) => ({ slug, activated: !optional || activated }))
}

/** Choices with one item changed; required items cannot be changed (R5). */
export function withChoice(
  cookies: Cookies,
  choices: Preference[],
  slug: string,
  activated: boolean,
): Preference[] {
  if (!itemsOf(cookies).some((item) => item.slug === slug && item.optional)) return choices
  return choices.map((choice) => (choice.slug === slug ? { slug, activated } : choice))
}

/** True if a choice is stored for the current version of the text. */
export function hasCurrentChoice(
  stored: StoredConsent | undefined,
  cookies: Cookies,
): stored is StoredConsent {
  return stored !== undefined && stored.version === cookies.cookies_notification_version
}

/**
 * True if an item is permitted: only by an explicit choice, never by a default
 * (docs/decisions/0010).
 */
export function isAllowed(
  stored: StoredConsent | undefined,
  cookies: Cookies,
  slug: string,
): boolean {
  return (
    hasCurrentChoice(stored, cookies) &&
    stored.preferences.some((choice) => choice.slug === slug && choice.activated)
  )
}
