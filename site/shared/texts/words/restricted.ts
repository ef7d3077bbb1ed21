import { localWords } from '#shared/texts/local-words.ts'
import type { restricted } from '#shared/texts/br/restricted.ts'

export const restrictedWords = localWords<typeof restricted>('restricted', {
  br: () => import('#shared/texts/br/restricted.ts').then(({ restricted }) => restricted),
  en: () => import('#shared/texts/en/restricted.ts').then(({ restricted }) => restricted),
  es: () => import('#shared/texts/es/restricted.ts').then(({ restricted }) => restricted),
})
