import { localWords } from '../local-words.ts'
import type { company } from '../messages/br/company.ts'

export const companyWords = localWords<typeof company>('company', {
  br: () => import('../messages/br/company.ts').then(({ company }) => company),
  en: () => import('../messages/en/company.ts').then(({ company }) => company),
  es: () => import('../messages/es/company.ts').then(({ company }) => company),
})
