import type { Locale } from '@vitrine/contract/locales'
import type { Messages } from '#app/i18n/messages.ts'

/** The texts of a locale: a file of their own, of which a visitor fetches one. */
const messageFiles: Record<Locale, () => Promise<Messages>> = {
  br: () => import('#app/i18n/messages/br/all.ts').then(({ br }) => br),
  en: () => import('#app/i18n/messages/en/all.ts').then(({ en }) => en),
  es: () => import('#app/i18n/messages/es/all.ts').then(({ es }) => es),
}

export function loadMessages(locale: Locale): Promise<Messages> {
  return messageFiles[locale]()
}

/** Where a locale's texts are, as the build's manifest names them. */
export function messageSource(locale: Locale): string {
  return `app/i18n/messages/${locale}/all.ts`
}
