import { readInterval } from '@vitrine/contract/shapes/filters'
import type { Interval } from '@vitrine/contract/shapes/filters'
import type { Locale } from '@vitrine/configuration/locales'
import type { Facet } from '@vitrine/contract/shapes/types'
import { formatNumber } from '#src/publishing/read-model/figures.ts'

/**
 * Text of a filter: `Condutor: 95 mm²`, `Condutor: ≥ 50 mm²`; `key: value` if no facet has the key.
 */
export function chosenLabel(filter: string, facets: readonly Facet[], locale: Locale): string {
  const [key = '', value = ''] = filter.split(/:(.*)/s)
  const facet = facets.find((one) => one.key === key)
  if (!facet) return `${key}: ${value}`
  const option = facet.options.find((one) => one.value === value)
  const interval = readInterval(value)
  const text = option?.label ?? (interval ? intervalText(interval, locale) : value)
  return `${facet.label}: ${text}${facet.unit ? ` ${facet.unit}` : ''}`
}

function intervalText({ from, to }: Interval, locale: Locale): string {
  const sign = from === null ? '≤ ' : to === null ? '≥ ' : ''
  const bounds = [from, to].filter((bound) => bound !== null)
  return sign + bounds.map((bound) => formatNumber(bound, locale)).join('–')
}
