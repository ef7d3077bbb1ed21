import { localWords } from '#shared/texts/local-words.ts'
import type { whereToBuy } from '#shared/texts/br/where-to-buy.ts'

export const whereToBuyWords = localWords<typeof whereToBuy>('where-to-buy', {
  br: () => import('#shared/texts/br/where-to-buy.ts').then(({ whereToBuy }) => whereToBuy),
  en: () => import('#shared/texts/en/where-to-buy.ts').then(({ whereToBuy }) => whereToBuy),
  es: () => import('#shared/texts/es/where-to-buy.ts').then(({ whereToBuy }) => whereToBuy),
})
