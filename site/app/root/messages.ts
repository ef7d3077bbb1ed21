import type { Locale } from '@vitrine/contract/locales'
import type { Messages } from '#shared/texts/messages.ts'

/** Messages of each locale, in a chunk of their own. */
const messageFiles: Record<Locale, () => Promise<Messages>> = {
  br: () => import('#shared/texts/br/all.ts').then(({ br }) => br),
  en: () => import('#shared/texts/en/all.ts').then(({ en }) => en),
  es: () => import('#shared/texts/es/all.ts').then(({ es }) => es),
}

export function loadMessages(locale: Locale): Promise<Messages> {
  return messageFiles[locale]()
}

/** Source file of a locale's messages, as named in the build manifest. */
export function messageSource(locale: Locale): string {
  return `shared/texts/${locale}/all.ts`
}
