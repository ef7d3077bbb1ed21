import { createContext, use } from 'react'
import type { Locale } from '@vitrine/contract/locales'
import type { br } from './messages/br/all.ts'

/** Every text of the site. Portuguese is the source; the other locales must say all that it says. */
export type Messages = typeof br

interface Language {
  locale: Locale
  messages: Messages
}

export const LanguageContext = createContext<Language | undefined>(undefined)

/** The texts of the page's locale. */
export function useMessages(): Messages {
  return useLanguage().messages
}

/** The page's locale. */
export function useLocale(): Locale {
  return useLanguage().locale
}

function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('There is no language around this component: it belongs inside a locale layout.')
  return language
}
