import type { Locale } from '@vitrine/configuration/locales'
import { writeQuery } from './query-names.ts'
import { routePath } from './table.ts'

/**
 * Path of the contact page, optionally with a subject: a product (id), a part number or a search
 * text.
 */
export function contactPath(
  locale: Locale,
  { product, part, searched }: { product?: number; part?: string; searched?: string } = {},
): string {
  const query = { product: product === undefined ? undefined : String(product), part, q: searched }
  return `${routePath('contact', locale)}${writeQuery(query, locale)}#mensagem`
}
