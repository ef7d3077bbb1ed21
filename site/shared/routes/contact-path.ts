import type { Locale } from '@vitrine/contract/locales'
import { writeQuery } from './query-names.ts'
import { routePath } from './table.ts'

/** The contact page, about a product when it is opened from one. */
export function contactPath(locale: Locale, product?: number): string {
  return `${routePath('contact', locale)}${writeQuery(product === undefined ? {} : { product: String(product) }, locale)}#mensagem`
}
