import { localWords } from '../local-words.ts'
import type { restricted } from '../messages/br/restricted.ts'

export const restrictedWords = localWords<typeof restricted>('restricted', {
  br: () => import('../messages/br/restricted.ts').then(({ restricted }) => restricted),
  en: () => import('../messages/en/restricted.ts').then(({ restricted }) => restricted),
  es: () => import('../messages/es/restricted.ts').then(({ restricted }) => restricted),
})
