import type { Locale } from '@vitrine/contract/locales'
import { writeQuery } from './query-names.ts'
import { routePath } from './table.ts'

/** Path of the contact page, optionally about a product. */
export function contactPath(locale: Locale, product?: number): string {
  return `${routePath('contact', locale)}${writeQuery(product === undefined ? {} : { product: String(product) }, locale)}#mensagem`
}
