import { localWords } from '#shared/texts/local-words.ts'
import type { knowledge } from '#shared/texts/br/knowledge.ts'

export const knowledgeWords = localWords<typeof knowledge>('knowledge', {
  br: () => import('#shared/texts/br/knowledge.ts').then(({ knowledge }) => knowledge),
  en: () => import('#shared/texts/en/knowledge.ts').then(({ knowledge }) => knowledge),
  es: () => import('#shared/texts/es/knowledge.ts').then(({ knowledge }) => knowledge),
})
