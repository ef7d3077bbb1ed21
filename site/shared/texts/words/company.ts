import { localWords } from '#shared/texts/local-words.ts'
import type { company } from '#shared/texts/br/company.ts'

export const companyWords = localWords<typeof company>('company', {
  br: () => import('#shared/texts/br/company.ts').then(({ company }) => company),
  en: () => import('#shared/texts/en/company.ts').then(({ company }) => company),
  es: () => import('#shared/texts/es/company.ts').then(({ company }) => company),
})
