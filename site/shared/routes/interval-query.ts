import { intervalValue } from '@vitrine/contract/filters'
import { perLocale } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import { valuesOf } from '@vitrine/contract/query-string'
import type { Query } from '@vitrine/contract/query-string'
import { ofLanguage } from '@vitrine/contract/screen-paths'
import { queryNames } from './query-names.ts'

/**
 * Names of the fields by which a form sends intervals, for each an attribute's key and two bounds
 * in this order. They become filters before an address is used (`withIntervals`).
 */
export const intervalNames = perLocale((locale) => ({
  key: ofLanguage<string>({ pt: 'faixa', en: 'range', es: 'rango' }, locale),
  from: ofLanguage<string>({ pt: 'de', en: 'from', es: 'desde' }, locale),
  to: ofLanguage<string>({ pt: 'ate', en: 'to', es: 'hasta' }, locale),
}))

/** Bound of an interval; null for an empty or unreadable field. */
function boundOf(text: string | undefined): number | null {
  const number = Number(text?.trim().replace(',', '.') || Number.NaN)
  return Number.isFinite(number) && Math.abs(number) < 1e15 ? number : null
}

/** Query with a form's intervals as filters; the same query without such fields. */
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
