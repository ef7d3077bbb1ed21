import { localWords } from '#shared/texts/local-words.ts'
import type { forms } from '#shared/texts/br/forms.ts'

export const formWords = localWords<typeof forms>('forms', {
  br: () => import('#shared/texts/br/forms.ts').then(({ forms }) => forms),
  en: () => import('#shared/texts/en/forms.ts').then(({ forms }) => forms),
  es: () => import('#shared/texts/es/forms.ts').then(({ forms }) => forms),
})
