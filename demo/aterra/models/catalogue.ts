import type { ProductModel } from '../../company-shape.ts'
import { products, subcategories } from '../content/catalogue/index.ts'
import { t } from '../content/text.ts'
import type { Product, Text } from '../content/types.ts'
import { catalogue as drawings } from '../pictures/drawings/catalogue.ts'
import { Part } from '../pictures/drawings/part.ts'
import { ferrule, fork, pin, pushOn, ring } from './insulated.ts'
import { rod } from './rods.ts'
import type { Body } from './solid.ts'
import {
  bimetallicPin,
  bimetallicSplice,
  insulatedSplice,
  parallelSplice,
  reducingSplice,
  splice,
} from './splices.ts'
import { angledLug, bimetallicLug, fourHoleLug, lug, rackLug } from './terminals.ts'

/** Family with a model of every part number; other families have one of the drawn part number. */
const complete = 'TC'

/** Families with models. */
const shapes: Readonly<Record<string, (part: Part) => Body[]>> = {
  TC: lug,
  TD: lug,
  TN: lug,
  TK: lug,
  TA: angledLug,
  TQ: fourHoleLug,
  TF: lug,
  TB: bimetallicLug,
  TU: bimetallicLug,
  TR: rackLug,
  TO: ring,
  TG: fork,
  TP: pin,
  TE: pushOn,
  TL: ferrule,
  TW: ferrule,
  LC: splice,
  LR: reducingSplice,
  LP: parallelSplice,
  LI: insulatedSplice,
  LB: bimetallicSplice,
  PB: bimetallicPin,
  HA: rod,
  HR: rod,
}

/** Part number with the solids of its model. */
export interface ModelledPart {
  product: Product
  partNumber: string
  bodies: () => Body[]
}

/** Part numbers with a model, by product; the drawn part number first. */
export const modelledParts: readonly ModelledPart[] = products.flatMap((product) => {
  const shape = shapes[product.family]
  const shown = drawings[product.family]?.shows
  const attributes = subcategories.find(({ key }) => key === product.subcategory)?.attributes ?? []
  if (!shape) return []
  return product.variants
    .filter(({ partNumber }) => partNumber === shown || product.family === complete)
    .toSorted((a, b) => Number(b.partNumber === shown) - Number(a.partNumber === shown))
    .map((variant) => ({
      product,
      partNumber: variant.partNumber,
      bodies: () => shape(new Part({ product, variant, attributes, locale: 'en' })),
    }))
})

/** Models of part numbers as files, for CAD programs and for the view on pages. */
export const models: readonly ProductModel<Text>[] = modelledParts.flatMap(
  ({ product, partNumber }) =>
    ['step', 'glb'].map((ending) => ({
      product: product.key,
      partNumber,
      title: t(`Modelo 3D ${partNumber}`, `3D model ${partNumber}`, `Modelo 3D ${partNumber}`),
      file: `models/${partNumber}.${ending}`,
    })),
)
