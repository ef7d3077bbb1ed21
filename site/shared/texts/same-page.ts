import type { Locale } from '@vitrine/contract/locales'

/** Label of the link to the same page in another language, in that language. */
export const samePage: Record<Locale, string> = {
  br: 'Esta página em português',
  en: 'This page in English',
  es: 'Esta página en español',
}
