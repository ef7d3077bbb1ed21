import { createContext, use } from 'react'
import type { Locale } from '@vitrine/contract/locales'
import type { Messages } from '#shared/texts/messages.ts'

interface Language {
  locale: Locale
  messages: Messages
}

export const LanguageContext = createContext<Language | undefined>(undefined)

/** Messages of the page's locale. */
export function useMessages(): Messages {
  return useLanguage().messages
}

/** Feature messages of the page's locale. */
export function useWords<Words>(words: Record<Locale, Words>): Words {
  return words[useLanguage().locale]
}

export function useLocale(): Locale {
  return useLanguage().locale
}

function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language)
    throw new Error(
      'There is no language around this component: it belongs inside a locale layout.',
    )
  return language
}
