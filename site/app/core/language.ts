import { createContext, use } from 'react'
import type { Locale } from '@vitrine/configuration/locales'

export const LocaleContext = createContext<Locale | undefined>(undefined)

/** Texts of a catalogue in the page's locale. */
export function useTexts<Texts>(texts: Readonly<Record<Locale, Texts>>): Texts {
  return texts[useLocale()]
}

export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale)
    throw new Error(
      'There is no language around this component: it belongs inside a locale layout.',
    )
  return locale
}
