import {
  filterValueOf,
  groupFilters,
  matchesFilter,
  readInterval,
} from '@vitrine/contract/shapes/filters'
import type { Attribute, AttributeValue, Variant } from '@vitrine/contract/shapes/types'

/** Minimum number of rows, and maximum number of values, for a choice. */
const minRows = 8
const maxValues = 40

/** A filter (`stud:m12`) and the value that is its text. */
type FilterValue = [filter: string, value: AttributeValue]

/** A product's table under filters, as the page's data. `at`: place of the attribute. */
export interface FilteredTable {
  /** Filters on attributes of the product; others of the address are ignored. */
  filters: string[]
  /** Choices of one value; `chosen`: the filter, empty for all. */
  choices: { at: number; chosen: string; options: FilterValue[] }[]
  /**
   * Filters that no choice shows: an interval, several values of an attribute, a value that no row
   * has.
   */
  others: { at: number; chosen: FilterValue }[]
  /** Part numbers with one of the values of each attribute; null for all. */
  partNumbers: string[] | null
}

/** Applies filters to a product's table. */
export function filterTable(
  { attributes, variants }: { attributes: readonly Attribute[]; variants: readonly Variant[] },
  given: readonly string[],
): FilteredTable {
  const choices: FilteredTable['choices'] = []
  const others: FilteredTable['others'] = []
  const filters: string[] = []
  for (const [at, { key, filter }] of attributes.entries()) {
    const options = new Map<string, AttributeValue>()
    for (const { values } of variants) {
      const value = filterValueOf(values[key])
      if (value !== undefined) options.set(`${key}:${value}`, values[key] ?? null)
    }
    const chosen = given.filter((one) => one.startsWith(`${key}:`))
    filters.push(...chosen)
    const isOffered =
      filter && variants.length >= minRows && options.size > 1 && options.size <= maxValues
    if (isOffered && chosen.length < 2 && chosen.every((one) => options.has(one)))
      choices.push({ at, chosen: chosen[0] ?? '', options: [...options] })
    else
      for (const one of chosen)
        others.push({ at, chosen: [one, options.get(one) ?? textOf(one.slice(key.length + 1))] })
  }
  const wanted = [...groupFilters(filters)]
  return {
    filters,
    choices,
    others,
    partNumbers:
      filters.length === 0
        ? null
        : variants
            .filter(({ values }) => wanted.every(([key, any]) => matchesFilter(values[key], any)))
            .map((variant) => variant.part_number),
  }
}

/** Text of a filter value that no row has; an interval with its sign. */
function textOf(value: string): string {
  const interval = readInterval(value)
  if (!interval) return value
  const { from, to } = interval
  return from === null ? `≤ ${to}` : to === null ? `≥ ${from}` : `${from}–${to}`
}
