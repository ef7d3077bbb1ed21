import type { Locale } from '@vitrine/contract/locales'

/** Texts of the language offer, in the offered language; loaded after the page. */
export const languageOffer: Record<Locale, { label: string; close: string }> = {
  br: { label: 'Idioma', close: 'Dispensar' },
  en: { label: 'Language', close: 'Dismiss' },
  es: { label: 'Idioma', close: 'Descartar' },
}
