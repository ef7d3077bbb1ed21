import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { Attribute, Facet } from '@vitrine/contract/shapes/types'
import { withoutLifeColumns } from '#shared/product/life-cycle.ts'

/** An attribute by which part numbers can be found. */
export interface KnownAttribute {
  key: string
  label: string
  /** Unit as printed; null without one. */
  unit: string | null
  isNumeric: boolean
  /** Values that exist; empty if any is possible. */
  options: readonly { value: string; label: string }[]
  /** Bounds of the values in the list, if known. */
  range: { min: number; max: number } | null
  /** True if the catalogue can be filtered by it. */
  isFilter: boolean
}

/** A value of a facet of numbers: `16`, `-40..90`. */
const numeric = /^-?\d+(?:\.\d+)?(?:\.\.-?\d+(?:\.\d+)?)?$/

/** `isNumber`: true if a product declares it as a number; a facet with one value has no range. */
const ofFacet = (
  { key, label, unit, options, range }: Facet,
  isNumber: boolean,
): KnownAttribute => ({
  key,
  label,
  unit: unit || null,
  isNumeric:
    isNumber ||
    range !== null ||
    (unit !== '' && options.every(({ value }) => numeric.test(value))),
  options: options.map(({ value, label: name }) => ({ value, label: name })),
  range: range && { min: range.min, max: range.max },
  isFilter: true,
})

const ofAttribute = (attribute: Attribute): KnownAttribute => ({
  key: attribute.key,
  label: attribute.label,
  unit: attribute.unit || null,
  isNumeric: attribute.type === 'number' || attribute.type === 'range',
  options: attribute.choices.map(({ value, label }) => ({ value, label })),
  range: null,
  isFilter: false,
})

/**
 * Attributes of a list: those that it can be filtered by, and further ones of its products. An
 * attribute of a product that is declared as a filter counts as one also where the list shows no
 * facet of it.
 */
export function knownAttributes(
  facets: readonly Facet[],
  ofProducts: readonly (readonly Attribute[])[],
): Map<string, KnownAttribute> {
  const numbers = new Set(
    ofProducts.flatMap((attributes) =>
      attributes.flatMap(({ key, type }) => (type === 'number' || type === 'range' ? [key] : [])),
    ),
  )
  const known = new Map(facets.map((facet) => [facet.key, ofFacet(facet, numbers.has(facet.key))]))
  for (const attributes of ofProducts)
    for (const attribute of withoutLifeColumns(attributes).filter(isColumn))
      if (!known.has(attribute.key))
        known.set(attribute.key, {
          ...ofAttribute(attribute),
          isFilter: attribute.filter && attribute.type !== 'text',
        })
  return known
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Attribute named by key or label, in any case; undefined if none, or more than one, has it. */
export function attributeNamed(
  name: string,
  known: ReadonlyMap<string, KnownAttribute>,
): KnownAttribute | undefined {
  const own = known.get(name)
  if (own) return own
  const found = [...known.values()].filter(({ key, label }) =>
    [folded(key), folded(label)].includes(folded(name)),
  )
  return found.length === 1 ? found[0] : undefined
}

/** Attributes for messages: `conductor (Conductor, mm²)`. */
export const namesOf = (known: Iterable<KnownAttribute>): string =>
  [...known].map(({ key, label, unit }) => `${key} (${label}${unit ? `, ${unit}` : ''})`).join('; ')
