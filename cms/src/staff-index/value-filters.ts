import { isStorable } from '@vitrine/contract/storable-text'

/** Filter by an attribute of the part numbers: a range, or one of several values. */
export type ValueFilter =
  | { key: string; from: number | null; to: number | null; unit: string }
  | { key: string; choices: readonly string[] }

/** Maximum number of filters by attributes, and of values of one. */
export const maxValueFilters = 12
const maxChoices = 30
/** Maximum length of the text of a filter, characters. */
const maxLength = 1500

/** Decimal with a point or a comma; null for a text that is none. */
export function numberIn(text: string): number | null {
  const trimmed = text.trim().replace(',', '.')
  return /^-?\d{1,12}(?:\.\d{1,9})?$/.test(trimmed) ? Number(trimmed) : null
}

/** Text of a part of a filter without the signs that separate parts and filters. */
const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('~', '%7E').replaceAll(';', '%3B')

function unescaped(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text)
    return isStorable(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}

/**
 * Filter of a text in an address: `section~70..240~mm²`, `section~70..~mm²`, `material~=Cobre~Al`;
 * undefined for another text.
 */
export function parseValueFilter(text: string): ValueFilter | undefined {
  if (text.length > maxLength) return undefined
  const [key = '', ...rest] = text.split('~').map(unescaped)
  const [first, ...others] = rest
  if (key === '' || first === undefined || others.includes(undefined)) return undefined
  const values = others.filter((each) => each !== undefined)
  if (first.startsWith('='))
    return { key, choices: [first.slice(1), ...values].filter(Boolean).slice(0, maxChoices) }
  const [from, to, ...more] = first.split('..').map((bound) => numberIn(bound))
  if (more.length > 0 || from === undefined || to === undefined) return undefined
  return from === null && to === null ? undefined : { key, from, to, unit: values[0] ?? '' }
}

/** Text of filters in an address. */
export const valueFiltersText = (filters: readonly ValueFilter[]): string =>
  filters.map(valueFilterText).join(';')

/** Text of a filter in an address. */
export function valueFilterText(filter: ValueFilter): string {
  if ('choices' in filter) return `${escaped(filter.key)}~=${filter.choices.map(escaped).join('~')}`
  const { key, from, to, unit } = filter
  return `${escaped(key)}~${from ?? ''}..${to ?? ''}${unit === '' ? '' : `~${escaped(unit)}`}`
}

/** Filters of texts, each of which has one or several; one for each attribute. */
export function parseValueFilters(texts: readonly string[]): ValueFilter[] {
  const filters = texts
    .flatMap((text) => text.split(';'))
    .flatMap((text) => parseValueFilter(text) ?? [])
    .filter((filter) => !('choices' in filter) || filter.choices.length > 0)
  return [...new Map(filters.map((filter) => [filter.key, filter])).values()].slice(
    0,
    maxValueFilters,
  )
}
