import type { Locale } from '@vitrine/contract/locales'

/**
 * Around the link to a page in the language of the visitor's browser, said in that language; it
 * comes after the page.
 */
export const languageOffer: Record<Locale, { label: string; close: string }> = {
  br: { label: 'Idioma', close: 'Dispensar' },
  en: { label: 'Language', close: 'Dismiss' },
  es: { label: 'Idioma', close: 'Descartar' },
}
