import { localWords } from '../local-words.ts'
import type { solutions } from '../messages/br/solutions.ts'

export const solutionsWords = localWords<typeof solutions>('solutions', {
  br: () => import('../messages/br/solutions.ts').then(({ solutions }) => solutions),
  en: () => import('../messages/en/solutions.ts').then(({ solutions }) => solutions),
  es: () => import('../messages/es/solutions.ts').then(({ solutions }) => solutions),
})
