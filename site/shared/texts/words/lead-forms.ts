import { localWords } from '#shared/texts/local-words.ts'
import type { leadForms } from '#shared/texts/br/lead-forms.ts'

export const leadFormWords = localWords<typeof leadForms>('lead-forms', {
  br: () => import('#shared/texts/br/lead-forms.ts').then(({ leadForms }) => leadForms),
  en: () => import('#shared/texts/en/lead-forms.ts').then(({ leadForms }) => leadForms),
  es: () => import('#shared/texts/es/lead-forms.ts').then(({ leadForms }) => leadForms),
})
