import { localWords } from '../local-words.ts'
import type { forms } from '../messages/br/forms.ts'

export const formWords = localWords<typeof forms>('forms', {
  br: () => import('../messages/br/forms.ts').then(({ forms }) => forms),
  en: () => import('../messages/en/forms.ts').then(({ forms }) => forms),
  es: () => import('../messages/es/forms.ts').then(({ forms }) => forms),
})
