import { localWords } from '../local-words.ts'
import type { whereToBuy } from '../messages/br/where-to-buy.ts'

export const whereToBuyWords = localWords<typeof whereToBuy>('where-to-buy', {
  br: () => import('../messages/br/where-to-buy.ts').then(({ whereToBuy }) => whereToBuy),
  en: () => import('../messages/en/where-to-buy.ts').then(({ whereToBuy }) => whereToBuy),
  es: () => import('../messages/es/where-to-buy.ts').then(({ whereToBuy }) => whereToBuy),
})
