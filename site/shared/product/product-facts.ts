import type { Answer } from '@vitrine/contract/client'
import type { product as texts } from '#shared/texts/br/product.ts'

/**
 * The facts of a product beside its table, in the order in which page, data sheet and JSON-LD list
 * them. A fact that is added here is in all of them.
 */
export function productFacts(
  { highlights, ncm }: Pick<Answer<'product-read'>, 'highlights' | 'ncm'>,
  words: typeof texts,
): { label: string; value: string }[] {
  return [
    ...highlights,
    // as the Mercosur writes a tariff heading: 8536.90.90
    ...(ncm === null
      ? []
      : [{ label: words.ncm, value: ncm.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1.$2.$3') }]),
  ]
}
