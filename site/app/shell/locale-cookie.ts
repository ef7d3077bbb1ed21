import type { Locale } from '@vitrine/contract/locales'

/** Spec §4 "Locale", §9: the visitor's choice, for a year. */
export const localeCookie = 'i18n_redirected'
const lifetime = 31_536_000

/** Remembers the language that the visitor chose. */
export function rememberLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${localeCookie}=${locale}; Max-Age=${lifetime}; Path=/; SameSite=Lax${secure}`
}
