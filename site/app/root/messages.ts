import type { Locale } from '@vitrine/contract/locales'
import type { Messages } from '#shared/texts/messages.ts'

/** The texts of a locale: a file of their own, of which a visitor fetches one. */
const messageFiles: Record<Locale, () => Promise<Messages>> = {
  br: () => import('#shared/texts/br/all.ts').then(({ br }) => br),
  en: () => import('#shared/texts/en/all.ts').then(({ en }) => en),
  es: () => import('#shared/texts/es/all.ts').then(({ es }) => es),
}

export function loadMessages(locale: Locale): Promise<Messages> {
  return messageFiles[locale]()
}

/** Where a locale's texts are, as the build's manifest names them. */
export function messageSource(locale: Locale): string {
  return `shared/texts/${locale}/all.ts`
}
