import type { Answer } from '@vitrine/contract/client'
import type { Preference, StoredConsent } from './stored-consent.ts'

export type Cookies = Answer<'layout-read'>['cookies']
export type CookieCategory = Cookies['cookies_complete'][number]
export type CookieItem = CookieCategory['items'][number]

const itemsOf = (cookies: Cookies): CookieItem[] =>
  cookies.cookies_complete.flatMap(({ items }) => items)

/**
 * What the panel shows at first: the saved choice, else what the staff set; what is not optional is
 * on (spec §4).
 */
export function firstChoices(cookies: Cookies, stored: StoredConsent | undefined): Preference[] {
  return itemsOf(cookies).map(({ slug, optional, activated }) => ({
    slug,
    activated:
      !optional ||
      (stored?.preferences.find((saved) => saved.slug === slug)?.activated ?? activated),
  }))
}

/** Accept all (`true`) or refuse what is optional (`false`). */
export function everyChoice(cookies: Cookies, activated: boolean): Preference[] {
  return itemsOf(cookies).map(({ slug, optional }) => ({ slug, activated: !optional || activated }))
}

/** One item changed; one that is not optional cannot be (spec §5). */
export function withChoice(
  cookies: Cookies,
  choices: Preference[],
  slug: string,
  activated: boolean,
): Preference[] {
  if (!itemsOf(cookies).some((item) => item.slug === slug && item.optional)) return choices
  return choices.map((choice) => (choice.slug === slug ? { slug, activated } : choice))
}

/** Whether the visitor has chosen, under the text that is shown today. */
export function isAnswered(
  stored: StoredConsent | undefined,
  cookies: Cookies,
): stored is StoredConsent {
  return stored !== undefined && stored.version === cookies.cookies_notification_version
}

/** Whether an item may run: only by a choice, never by a default (docs/decisions/0010). */
export function isAllowed(
  stored: StoredConsent | undefined,
  cookies: Cookies,
  slug: string,
): boolean {
  return (
    isAnswered(stored, cookies) &&
    stored.preferences.some((choice) => choice.slug === slug && choice.activated)
  )
}
