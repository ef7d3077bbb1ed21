import {
  filterValueOf,
  groupFilters,
  matchesFilter,
  readInterval,
} from '@vitrine/contract/shapes/filters'
import type { Attribute, AttributeValue, Variant } from '@vitrine/contract/shapes/types'

/**
 * Minimum number of rows of a table with filters, and maximum number of values of a filter's
 * options.
 */
const minRows = 8
const maxValues = 40

/** Filter (`stud:m12`) and the attribute value that it selects. */
type FilterValue = [filter: string, value: AttributeValue]

/** Filters of a product's table and their result. `at`: index of the attribute. */
export interface FilteredTable {
  /** Filters on attributes of the product; other filters of the URL are ignored. */
  filters: string[]
  /** Single-choice filters; `chosen`: the active filter, empty for all rows. */
  choices: { at: number; chosen: string; options: FilterValue[] }[]
  /**
   * Active filters that no choice can show: an interval, several values of an attribute, a value
   * without rows.
   */
  others: { at: number; chosen: FilterValue }[]
  /** Part numbers that match all filters; null for all. */
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
    const chosen = given.filter((active) => active.startsWith(`${key}:`))
    filters.push(...chosen)
    const isOffered =
      filter && variants.length >= minRows && options.size > 1 && options.size <= maxValues
    if (isOffered && chosen.length < 2 && chosen.every((active) => options.has(active)))
      choices.push({ at, chosen: chosen[0] ?? '', options: [...options] })
    else
      for (const active of chosen)
        others.push({
          at,
          chosen: [active, options.get(active) ?? textOf(active.slice(key.length + 1))],
        })
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

/** Text of a filter value without rows; an interval as `≤ 120`, `≥ 50` or `50–120`. */
function textOf(value: string): string {
  const interval = readInterval(value)
  if (!interval) return value
  const { from, to } = interval
  return from === null ? `≤ ${to}` : to === null ? `≥ ${from}` : `${from}–${to}`
}
