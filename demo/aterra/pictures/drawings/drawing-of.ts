import { t } from '../../content/text.ts'
import type { ProductDrawing } from '../../../company-shape.ts'
import { products, subcategories } from '../../content/catalogue/index.ts'
import type { Attribute, Locale, Product, Text } from '../../content/types.ts'
import { catalogue } from './catalogue.ts'
import { NamedPart, Part } from './part.ts'
import { sheet } from './sheet.ts'

/** Data of a drawing: the product with its subcategory's attributes. */
export interface Drawn {
  product: Product
  attributes: readonly Attribute[]
  locale: Locale
}

/** Part number that is drawn for its family; `undefined` for a family without a drawing. */
export function partDrawn(product: Product): string | undefined {
  return catalogue[product.family]?.shows
}

/** Title of the drawing among the product's documents. */
export function drawingTitle(product: Product): Text | undefined {
  const part = partDrawn(product)
  return part === undefined
    ? undefined
    : t(`Desenho cotado ${part}`, `Dimensioned drawing ${part}`, `Plano acotado ${part}`)
}

/** Dimensioned drawing of a product as SVG; `undefined` for a product without one. */
export function drawingOf({ product, attributes, locale }: Drawn): string | undefined {
  const drawing = catalogue[product.family]
  if (!drawing) return undefined
  const variant = product.variants.find(({ partNumber }) => partNumber === drawing.shows)
  if (!variant)
    throw new Error(
      `The drawing of ${product.family} shows ${drawing.shows}, which is no part number of it`,
    )
  const given = { product, variant, attributes, locale }
  const views = drawing.draw(new Part(given))
  const named = drawing.draw(new NamedPart(given))
  for (const [r, row] of views.entries())
    for (const [c, view] of row.entries()) {
      const same = named[r]?.[c]
      if (same) view.takeTemplates(same)
    }
  return sheet(variant.partNumber, views)
}

/** Drawing of a product with its title; `undefined` for a product without one. */
export function drawing(key: string, locale: string): ProductDrawing | undefined {
  const product = products.find((one) => one.key === key)
  const title = product && drawingTitle(product)?.[locale as Locale]
  const attributes =
    subcategories.find((subcategory) => subcategory.key === product?.subcategory)?.attributes ?? []
  const svg = product && drawingOf({ product, attributes, locale: locale as Locale })
  return svg === undefined || title === undefined ? undefined : { title, svg }
}
