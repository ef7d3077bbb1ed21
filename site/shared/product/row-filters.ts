import { filterValueOf, groupFilters, matchesFilter, readInterval } from '@vitrine/contract/filters'
import type { Locale } from '@vitrine/contract/locales'
import type { Attribute, AttributeValue, Variant } from '@vitrine/contract/shapes/types'
import { intervalText } from './interval-text.ts'

/** Minimum number of rows, and maximum number of values, for a choice. */
const minRows = 8
const maxValues = 40

/** Choice of one value of an attribute. `value`: a filter (`stud:m12`); empty: all. */
export interface RowFilter {
  key: string
  label: string
  value: string
  options: { value: string; label: string }[]
}

/** Filters of the address on a product's table: those on its attributes. */
export const filtersOfTable = (
  filters: readonly string[],
  attributes: readonly Attribute[],
): string[] =>
  filters.filter((filter) => attributes.some(({ key }) => filter.startsWith(`${key}:`)))

/** Variants with one of the values of each attribute. */
export function matchingVariants(
  variants: readonly Variant[],
  filters: readonly string[],
): readonly Variant[] {
  const chosen = [...groupFilters(filters)]
  return chosen.length === 0
    ? variants
    : variants.filter(({ values }) =>
        chosen.every(([key, wanted]) => matchesFilter(values[key], wanted)),
      )
}

/**
 * Choices above a table, of the filterable attributes with more than one value, and the filters
 * that no choice shows: an interval, several values of an attribute, a value that no row has.
 */
export function rowFilters(
  attributes: readonly Attribute[],
  variants: readonly Variant[],
  filters: readonly string[],
  locale: Locale,
  textOf: (attribute: Attribute, value: AttributeValue | undefined) => string,
): { choices: RowFilter[]; others: { label: string; filter: string }[] } {
  const choices: RowFilter[] = []
  const others: { label: string; filter: string }[] = []
  for (const attribute of attributes) {
    const { key, unit } = attribute
    const options = new Map<string, string>()
    for (const { values } of variants) {
      const value = filterValueOf(values[key])
      if (value !== undefined) options.set(`${key}:${value}`, textOf(attribute, values[key]))
    }
    const label = unit === null ? attribute.label : `${attribute.label} (${unit})`
    const chosen = filters.filter((filter) => filter.startsWith(`${key}:`))
    const isChoice =
      attribute.filter &&
      variants.length >= minRows &&
      options.size > 1 &&
      options.size <= maxValues
    if (isChoice && chosen.length < 2 && chosen.every((filter) => options.has(filter)))
      choices.push({
        key,
        label,
        value: chosen[0] ?? '',
        options: [...options].map(([value, text]) => ({ value, label: text })),
      })
    else
      for (const filter of chosen) {
        const value = filter.slice(key.length + 1)
        const interval = readInterval(value)
        const text = options.get(filter) ?? (interval ? intervalText(interval, locale) : value)
        others.push({ filter, label: `${label}: ${text}` })
      }
  }
  return { choices, others }
}
