import type { Answer } from '@vitrine/contract/client'
import type { ProductTexts } from '#texts/product.js'

/**
 * The facts of a product beside its table, in the order in which page, data sheet and JSON-LD list
 * them. A fact that is added here is in all of them.
 */
export function productFacts(
  { highlights, ncm }: Pick<Answer<'product-read'>, 'highlights' | 'ncm'>,
  texts: ProductTexts,
): { label: string; value: string }[] {
  return [
    ...highlights,
    // as the Mercosur writes a tariff heading: 8536.90.90
    ...(ncm === null
      ? []
      : [{ label: texts.ncm, value: ncm.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1.$2.$3') }]),
  ]
}
