import type { Locale } from '@vitrine/contract/locales'

/** Spec §4 "Locale", §9: the visitor's choice, for a year. */
export const localeCookie = 'i18n_redirected'
/** s */
const lifetime = 31_536_000

/** The offer of another language, once dismissed or made needless by a choice. */
export const offerKey = 'in:language-offer'

/**
 * Remembers the language of the first page that a visitor opens; a language remembered earlier
 * stays.
 */
export function rememberFirstLocale(locale: Locale): void {
  if (!document.cookie.split('; ').some((pair) => pair.startsWith(`${localeCookie}=`)))
    write(locale)
}

/** Remembers the language that the visitor chose. */
export function rememberLocale(locale: Locale): void {
  write(locale)
  dismissLanguageOffer()
}

export function dismissLanguageOffer(): void {
  try {
    localStorage.setItem(offerKey, 'dismissed')
  } catch {
    // storage that is shut: the offer comes again with the next page
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
  document.cookie = `${localeCookie}=${locale}; Max-Age=${lifetime}; Path=/; SameSite=Lax${secure}`
}
