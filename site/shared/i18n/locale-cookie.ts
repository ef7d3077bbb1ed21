import type { Locale } from '@vitrine/configuration/locales'

/** Cookie with the visitor's locale (R4, R9). */
export const localeCookie = 'i18n_redirected'
/** one year, s */
const maxAgeSeconds = 31_536_000

/** localStorage key, set after the language offer was dismissed or a language was chosen. */
export const offerKey = 'in:language-offer'

/** Stores the locale of the visitor's first page, unless a locale is stored. */
export function storeFirstLocale(locale: Locale): void {
  if (!document.cookie.split('; ').some((pair) => pair.startsWith(`${localeCookie}=`)))
    write(locale)
}

/** Stores the locale chosen by the visitor. */
export function storeLocale(locale: Locale): void {
  write(locale)
  dismissLanguageOffer()
}

export function dismissLanguageOffer(): void {
  try {
    localStorage.setItem(offerKey, 'dismissed')
  } catch {
    // storage is unavailable: the offer will be shown again
  }
}

export function isLanguageOfferDismissed(): boolean {
  try {
    return localStorage.getItem(offerKey) !== null
  } catch {
    return false
  }
}

function write(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${localeCookie}=${locale}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`
}
