import { intervalValue } from '@vitrine/contract/shapes/filters'
import type { Locale } from '@vitrine/configuration/locales'
import { valuesOf } from '@vitrine/http/query-string'
import type { Query } from '@vitrine/http/query-string'
import { intervalNames } from './interval-names.ts'
import { queryNames } from './query-names.ts'

/**
 * Bound of an interval; null for an empty or invalid field. Fields of the type `number` are sent with a
 * point in every language, and never with thousands; a comma comes from clients without the type.
 */
function boundOf(text: string | undefined): number | null {
  const number = Number(text?.trim().replace(',', '.') || Number.NaN)
  return Number.isFinite(number) && Math.abs(number) < 1e15 ? number : null
}

/** Query with a form's intervals as filters; the same object if there are no such fields. */
export function withIntervals(query: Query, locale: Locale): Query {
  const { key, from, to } = intervalNames[locale]
  const keys = valuesOf(query, key)
  if (keys.length === 0) return query
  const [least, most] = [valuesOf(query, from).map(boundOf), valuesOf(query, to).map(boundOf)]
  const filters = keys.flatMap((name, at) => {
    const interval = { from: least[at] ?? null, to: most[at] ?? null }
    return interval.from === null && interval.to === null
      ? []
      : [`${name}:${intervalValue(interval)}`]
  })
  const { [key]: _keys, [from]: _least, [to]: _most, ...rest } = query
  const name = queryNames.filter[locale]
  return { ...rest, [name]: [...valuesOf(query, name), ...filters] }
}
