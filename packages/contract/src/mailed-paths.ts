import { locales } from './locales.ts'
import type { Locale } from './locales.ts'
import { screenPaths } from './screen-paths.ts'
import { formatQuery } from './query-string.ts'

/** Screens that mails link to. */
export type MailedScreen =
  | 'contact'
  | 'data-request-confirmation'
  | 'email-confirmation'
  | 'forgot-password'
  | 'newsletter-confirmation'
  | 'newsletter-leaving'
  | 'restricted-area'
  | 'update-password'

/** Query name of a mailed link's token. */
export const mailedToken = 'token'

/** URL of a mailed link; `origin` is the configured one, never a request's. */
export function mailedLink(
  origin: string,
  screen: MailedScreen,
  locale: Locale,
  token?: string,
): string {
  const query = token === undefined ? '' : formatQuery({ [mailedToken]: token })
  return `${origin}${locales[locale].prefix}${screenPaths[locale][screen]}${query}`
}
