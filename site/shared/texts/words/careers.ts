import { localWords } from '#shared/texts/local-words.ts'
import type { careers } from '#shared/texts/br/careers.ts'

export const careersWords = localWords<typeof careers>('careers', {
  br: () => import('#shared/texts/br/careers.ts').then(({ careers }) => careers),
  en: () => import('#shared/texts/en/careers.ts').then(({ careers }) => careers),
  es: () => import('#shared/texts/es/careers.ts').then(({ careers }) => careers),
})
