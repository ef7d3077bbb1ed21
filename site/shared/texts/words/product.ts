import { localWords } from '#shared/texts/local-words.ts'
import type { product } from '#shared/texts/br/product.ts'

export const productWords = localWords<typeof product>('product', {
  br: () => import('#shared/texts/br/product.ts').then(({ product }) => product),
  en: () => import('#shared/texts/en/product.ts').then(({ product }) => product),
  es: () => import('#shared/texts/es/product.ts').then(({ product }) => product),
})
