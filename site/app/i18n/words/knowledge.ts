import { localWords } from '../local-words.ts'
import type { knowledge } from '../messages/br/knowledge.ts'

export const knowledgeWords = localWords<typeof knowledge>('knowledge', {
  br: () => import('../messages/br/knowledge.ts').then(({ knowledge }) => knowledge),
  en: () => import('../messages/en/knowledge.ts').then(({ knowledge }) => knowledge),
  es: () => import('../messages/es/knowledge.ts').then(({ knowledge }) => knowledge),
})
