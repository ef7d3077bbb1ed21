import { ofLanguage } from '@vitrine/configuration/language-paths'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import { formatQuery } from '@vitrine/http/query-string'

/** Screens that mails link to. */
export type MailedScreen =
  | 'contact'
  | 'data-request-confirmation'
  | 'email-confirmation'
  | 'forgot-password'
  | 'newsletter-confirmation'
  | 'newsletter-leaving'
  | 'parts-list'
  | 'restricted-area'
  | 'update-password'

/** Query name of a mailed link's token. */
export const mailedToken = 'token'

/** Query name of a list's items in each language; English for other languages. */
export const itemsNames = { pt: 'itens', en: 'items', es: 'articulos', de: 'positionen' } as const

/** URL of a parts list; `items` as formatted by `writeItems`. */
export const mailedList = (origin: string, locale: Locale, items: string): string =>
  mailedLink(origin, 'parts-list', locale) +
  formatQuery({ [ofLanguage<string>(itemsNames, locale)]: items })

/** URL of a mailed link; `origin` is the configured one, never that of a request. */
export function mailedLink(
  origin: string,
  screen: MailedScreen,
  locale: Locale,
  token?: string,
): string {
  const query = token === undefined ? '' : formatQuery({ [mailedToken]: token })
  return `${origin}${locales[locale].prefix}${screenPaths[locale][screen]}${query}`
}
