import { localWords } from '../local-words.ts'
import type { product } from '../messages/br/product.ts'

export const productWords = localWords<typeof product>('product', {
  br: () => import('../messages/br/product.ts').then(({ product }) => product),
  en: () => import('../messages/en/product.ts').then(({ product }) => product),
  es: () => import('../messages/es/product.ts').then(({ product }) => product),
})
