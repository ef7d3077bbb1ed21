import { localWords } from '../local-words.ts'
import type { leadForms } from '../messages/br/lead-forms.ts'

export const leadFormWords = localWords<typeof leadForms>('lead-forms', {
  br: () => import('../messages/br/lead-forms.ts').then(({ leadForms }) => leadForms),
  en: () => import('../messages/en/lead-forms.ts').then(({ leadForms }) => leadForms),
  es: () => import('../messages/es/lead-forms.ts').then(({ leadForms }) => leadForms),
})
