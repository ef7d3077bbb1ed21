import { gtinKey } from '@vitrine/contract/gtin'
import type { Variant } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { gtinText } from '#src/content/variants/cells/read-value.ts'
import { foldedText } from '#src/content/variants/cells/sheet-product.ts'
import type { SheetProduct } from '#src/content/variants/cells/sheet-product.ts'

/** Part number of a product. */
export interface Part {
  product: SheetProduct
  variant: Variant
  /** Number of rows before it in the product with the same part number. */
  count: number
}

/** Path of a value of a part number, as `translation/text-places.ts` names its row. */
export const valuePath = ({ variant, count }: Part, key: string): string =>
  `variants/${encodeURIComponent(`${variant.part_number} ${count}`)}/${key}`

/** Key of a GTIN in any length: its digits without leading zeros. */
export const gtinKeyOf = (text: string): string => gtinText(text).replace(/^0+/, '')

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  if (key === '') return
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** Part numbers and products of the catalogue by what names them. */
export class CatalogueIndex {
  readonly parts: Part[] = []
  readonly #byNumber = new Map<string, Part[]>()
  readonly #byGtin = new Map<string, Part[]>()
  readonly #byName = new Map<string, SheetProduct[]>()

  constructor(products: readonly SheetProduct[]) {
    for (const product of products) {
      const names = [product.family, ...Object.values(product.title), ...product.slugs]
      for (const name of new Set(names.map((one) => foldedText(one ?? ''))))
        addTo(this.#byName, name, product)
      this.#addParts(product)
    }
  }

  #addParts(product: SheetProduct): void {
    const counts = new Map<string, number>()
    for (const variant of product.variants) {
      const number = String(variant.part_number)
      const count = counts.get(number) ?? 0
      counts.set(number, count + 1)
      const part = { product, variant, count }
      this.parts.push(part)
      addTo(this.#byNumber, normalizePartNumber(variant.part_number ?? ''), part)
      const gtin = variant.values?.[gtinKey]
      if (typeof gtin === 'string') addTo(this.#byGtin, gtinKeyOf(gtin), part)
    }
  }

  byNumber(number: string): readonly Part[] {
    return this.#byNumber.get(normalizePartNumber(number)) ?? []
  }

  byGtin(gtin: string): readonly Part[] {
    return this.#byGtin.get(gtinKeyOf(gtin)) ?? []
  }

  /** Products with a family, title or slug, without regard to case, accents and signs. */
  byName(name: string): readonly SheetProduct[] {
    return this.#byName.get(foldedText(name)) ?? []
  }
}
