import { lifeKeys } from '@vitrine/contract/life-cycle'
import { filterValueOf, matchesFilter, readInterval } from '@vitrine/contract/shapes/filters'
import type { Chosen } from '@vitrine/contract/shapes/filters'
import type { Locale } from '@vitrine/configuration/locales'
import type { AttributeValue, Facet } from '@vitrine/contract/shapes/types'
import { filterLabel } from '#src/publishing/read-model/product-facts.ts'
import { attributeGroups } from './attribute-groups.ts'
import type { AttributeGroup } from './attribute-groups.ts'
import type { SegmentCount } from '#src/search/index/segment.ts'
import { localeBit } from './variant-index.ts'
import type { Filterable } from './variant-index.ts'

/**
 * Maximum distinct numbers listed as options; attributes with more are filtered only by an
 * interval.
 */
const maxNumbers = 40

/** Maximum shared attributes shown by a list of several subcategories: those of most products. */
const maxShared = 8

export interface Filtered {
  /** Ids of the products with at least one variant that has all chosen values. */
  products: number[]
  /** Number of variants that have all chosen values. */
  variants: number
  facets: Facet[]
  /** Media ids of the images of facet options, by `key:value`. */
  pictures: Map<string, number>
}

interface FilterQuery {
  locale: Locale
  chosen: Chosen
  /** Bitmap of the products to consider, such as search matches; all products if undefined. */
  only?: Uint8Array | undefined
}

interface Counted {
  subcategory: Filterable
  /** Counts without the chosen filters. */
  all: SegmentCount
  /** Counts with the chosen filters. */
  left: SegmentCount
}

/**
 * Products of a list's subcategories with at least one variant that has all chosen values, and the
 * facets with the count of each further value. Facets: all attributes if there is only one
 * subcategory, otherwise the shared ones, the chosen ones and the state.
 */
export function filterProducts(
  subcategories: readonly Filterable[],
  { locale, chosen, only }: FilterQuery,
): Filtered {
  const groups = attributeGroups(subcategories)
  const tests = new Map(
    [...chosen].map(([key, values]) => [
      key,
      (value: AttributeValue) => matchesFilter(value, values),
    ]),
  )
  const bit = localeBit(locale)
  const counted = subcategories.map((subcategory): Counted => {
    const all = subcategory.segment.count({ locale: bit, chosen: new Map(), only })
    if (chosen.size === 0) return { subcategory, all, left: all }
    const isOutside = [...chosen.keys()].some((key) => !groups.get(key)?.members.has(subcategory))
    return {
      subcategory,
      all,
      left: isOutside
        ? { products: [], variants: 0, columns: new Map() }
        : subcategory.segment.count({ locale: bit, chosen: tests, only }),
    }
  })
  const shown = shownGroups(groups, counted, chosen)
  return {
    products: counted.flatMap(({ left }) => left.products),
    variants: counted.reduce((sum, { left }) => sum + left.variants, 0),
    pictures: picturesOf(shown),
    facets: shown
      .map((group) => facetOf(group, counted, chosen.get(group.attribute.key) ?? [], locale))
      .filter(({ options, range }) => options.length > 0 || range !== null)
      // the filter by state is hidden if all variants are active
      .filter(
        ({ key, options }) => key !== lifeKeys.state || options.length > 1 || chosen.has(key),
      ),
  }
}

/** Media ids of the images of choices, by `key:value`. */
function picturesOf(groups: readonly AttributeGroup[]): Map<string, number> {
  return new Map(
    groups.flatMap(({ attribute: { key, type, choices } }) =>
      (type === 'picture' ? (choices ?? []) : []).flatMap(
        ({ value, picture }): [string, number][] => (picture ? [[`${key}:${value}`, picture]] : []),
      ),
    ),
  )
}

/**
 * Attribute groups shown as filters, in order: all if only one subcategory has products, otherwise
 * the shared ones, the chosen ones and the state.
 */
function shownGroups(
  groups: ReadonlyMap<string, AttributeGroup>,
  counted: readonly Counted[],
  chosen: Chosen,
): AttributeGroup[] {
  const used = counted.filter(({ all }) => all.products.length > 0)
  if (used.length < 2) return [...groups.values()]
  const productsOf = ({ members }: AttributeGroup): number =>
    used.reduce(
      (sum, { subcategory, all }) => sum + (members.has(subcategory) ? all.products.length : 0),
      0,
    )
  const shared = [...groups.values()]
    .filter(
      ({ attribute, members }) =>
        attribute.key !== lifeKeys.state &&
        used.filter(({ subcategory }) => members.has(subcategory)).length > 1,
    )
    .toSorted((a, b) => productsOf(b) - productsOf(a))
    .slice(0, maxShared)
  const further = [...groups.values()].filter(
    (group) =>
      !shared.includes(group) &&
      (chosen.has(group.attribute.key) || group.attribute.key === lifeKeys.state),
  )
  return [...shared, ...further]
}

/** Values of an attribute by name, with the number of products that are left with each. */
function countsOf(
  { attribute, members }: Pick<AttributeGroup, 'attribute' | 'members'>,
  counted: readonly Counted[],
): Map<string, { value: AttributeValue; count: number }> {
  const counts = new Map<string, { value: AttributeValue; count: number }>()
  for (const { subcategory, all, left } of counted) {
    const column = members.has(subcategory) ? all.columns.get(attribute.key) : undefined
    for (const [code, value] of (column?.values ?? []).entries()) {
      const name = filterValueOf(value)
      if (name === undefined || column?.products[code] === 0) continue
      const option = counts.get(name) ?? { value, count: 0 }
      option.count += left.columns.get(attribute.key)?.products[code] ?? 0
      counts.set(name, option)
    }
  }
  return counts
}

function facetOf(
  { attribute, members }: AttributeGroup,
  counted: readonly Counted[],
  active: readonly string[],
  locale: Locale,
): Facet {
  const counts = countsOf({ attribute, members }, counted)
  const order = new Map(attribute.choices?.map(({ value }, at) => [value, at]))
  const colors = new Map(
    attribute.type === 'color' ? attribute.choices?.map(({ value, color }) => [value, color]) : [],
  )
  const sorted = [...counts].toSorted(
    ([a, { value }], [b, { value: other }]) =>
      (order.get(a) ?? 0) - (order.get(b) ?? 0) || compareValues(value, other),
  )
  const isNumeric = attribute.type === 'number' || attribute.type === 'range'
  const listed =
    isNumeric && sorted.length > maxNumbers
      ? sorted.filter(([name]) => active.includes(name))
      : sorted
  return {
    key: attribute.key,
    label: attribute.label[locale] || attribute.key,
    unit: attribute.unit ?? null,
    options: listed.map(([value, { count }]) => ({
      value,
      count,
      label: filterLabel(attribute, value, locale),
      active: active.includes(value),
      ...(colors.get(value) ? { color: colors.get(value) ?? '' } : {}),
    })),
    range: isNumeric ? rangeOf([...counts.values()], active) : null,
  }
}

/**
 * Bounds of an attribute's numbers and the chosen interval. Null without numbers, or if there is
 * only one number and no chosen interval.
 */
function rangeOf(
  counts: readonly { value: AttributeValue }[],
  active: readonly string[],
): Facet['range'] {
  const numbers = counts.flatMap(({ value }) =>
    Array.isArray(value) ? value : typeof value === 'number' ? [value] : [],
  )
  if (numbers.length === 0) return null
  const min = numbers.reduce((least, number) => Math.min(least, number))
  const max = numbers.reduce((most, number) => Math.max(most, number))
  const interval = active.map(readInterval).find((found) => found !== undefined)
  if (min === max && !interval) return null
  return { min, max, from: interval?.from ?? null, to: interval?.to ?? null }
}

const firstOf = (value: AttributeValue): number =>
  Array.isArray(value) ? value[0] : typeof value === 'number' ? value : 0

function compareValues(a: AttributeValue, b: AttributeValue): number {
  const difference = firstOf(a) - firstOf(b)
  if (difference !== 0 || !Array.isArray(a) || !Array.isArray(b)) return difference
  return a[1] - b[1]
}
