import { t } from '../../content/text.ts'
import type { Attribute, Locale, Product, Text } from '../../content/types.ts'
import { catalogue } from './catalogue.ts'
import { Part } from './part.ts'
import { sheet } from './sheet.ts'

/** What a drawing is made of: the product with its subcategory's attributes. */
export interface Drawn {
  product: Product
  attributes: readonly Attribute[]
  locale: Locale
}

/**
 * The part number that stands for its family on the drawing; `undefined` for a family that has
 * none.
 */
export function partDrawn(product: Product): string | undefined {
  return catalogue[product.family]?.shows
}

/** What the drawing is called among the product's documents. */
export function drawingTitle(product: Product): Text | undefined {
  const part = partDrawn(product)
  return part === undefined
    ? undefined
    : t(`Desenho cotado ${part}`, `Dimensioned drawing ${part}`, `Plano acotado ${part}`)
}

/** The dimensioned drawing of a product as SVG; `undefined` for one that has none. */
export function drawingOf({ product, attributes, locale }: Drawn): string | undefined {
  const drawing = catalogue[product.family]
  if (!drawing) return undefined
  const variant = product.variants.find(({ partNumber }) => partNumber === drawing.shows)
  if (!variant)
    throw new Error(
      `The drawing of ${product.family} shows ${drawing.shows}, which is no part number of it`,
    )
  return sheet(variant.partNumber, drawing.draw(new Part({ product, variant, attributes, locale })))
}
