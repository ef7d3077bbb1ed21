import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { LifeCycleTexts } from '#texts/life-cycle.js'
import type { ProductTexts } from '#texts/product.js'
import { statesAnother } from '@vitrine/contract/product/part-title'
import type { Variant } from '@vitrine/contract/shapes/types'
import { lifeFacts, lifeOf } from './life-cycle.ts'

/**
 * Facts of a product beside its table, in the order of page, data sheet and JSON-LD. With a part
 * number: its life cycle, and no facts that concern only other part numbers. A fact added here
 * appears in all three.
 */
export function productFacts(
  product: Pick<
    Answer<'product-read'>,
    'highlights' | 'ncm' | 'life_cycle' | 'part_life_cycles' | 'attributes' | 'variants'
  >,
  part: Variant | undefined,
  locale: Locale,
  texts: Pick<ProductTexts, 'ncm'> & { life: LifeCycleTexts },
): { label: string; value: string }[] {
  const { highlights, ncm } = product
  return [
    ...lifeFacts(lifeOf(product, part?.part_number), locale, texts.life),
    ...(part
      ? highlights.filter(({ value }) => !statesAnother(value, product, part, locale))
      : highlights),
    // format of a Mercosur tariff heading: 8536.90.90
    ...(ncm === null
      ? []
      : [{ label: texts.ncm, value: ncm.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1.$2.$3') }]),
  ]
}
