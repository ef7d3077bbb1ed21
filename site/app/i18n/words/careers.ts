import { localWords } from '../local-words.ts'
import type { careers } from '../messages/br/careers.ts'

export const careersWords = localWords<typeof careers>('careers', {
  br: () => import('../messages/br/careers.ts').then(({ careers }) => careers),
  en: () => import('../messages/en/careers.ts').then(({ careers }) => careers),
  es: () => import('../messages/es/careers.ts').then(({ careers }) => careers),
})
