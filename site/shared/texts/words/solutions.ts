import { localWords } from '#shared/texts/local-words.ts'
import type { solutions } from '#shared/texts/br/solutions.ts'

export const solutionsWords = localWords<typeof solutions>('solutions', {
  br: () => import('#shared/texts/br/solutions.ts').then(({ solutions }) => solutions),
  en: () => import('#shared/texts/en/solutions.ts').then(({ solutions }) => solutions),
  es: () => import('#shared/texts/es/solutions.ts').then(({ solutions }) => solutions),
})
