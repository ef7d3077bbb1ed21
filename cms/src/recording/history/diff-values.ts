import { isDeepStrictEqual } from 'node:util'
import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { isRowKeys, placePart } from './document-values.ts'
import type { RowKeys, Values } from './document-values.ts'

/** Values of a whole row, by the rest of their place. */
export interface RowValues {
  row: Values
}

/**
 * Change of one value, or of a row that is added or removed: then `before` or `after` is the whole
 * row (`RowValues`). Null: no value.
 */
export interface ValueChange {
  /** Place without the locale (`document-values.ts`). */
  path: string
  locale: Locale | null
  before: unknown
  after: unknown
}

/** Place of a value: the path, and the locale of a text. */
export const placeOf = ({ path, locale }: Pick<ValueChange, 'path' | 'locale'>): string =>
  locale === null ? path : `${path}:${locale}`

/** Key of the row of a list that a change concerns; empty for the document itself. */
export const rowKeyOf = ({ path }: { path: string }): string => {
  const parts = path.split('/')
  return parts.length < 2 ? '' : parts.slice(0, 2).join('/')
}

export function splitPlace(place: string): Pick<ValueChange, 'path' | 'locale'> {
  const at = place.lastIndexOf(':')
  const locale = place.slice(at + 1)
  return at >= 0 && isLocale(locale)
    ? { path: place.slice(0, at), locale }
    : { path: place, locale: null }
}

const keysAt = (values: Values, place: string): string[] => {
  const value = values[place]
  return isRowKeys(value) ? value.rows : []
}

export const isRowValues = (value: unknown): value is RowValues =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 1 && 'row' in value

/** Values of the row at a path. */
export const rowAt = (values: Values, row: string): RowValues => ({
  row: Object.fromEntries(
    Object.entries(values).flatMap(([place, value]) =>
      place.startsWith(`${row}/`) ? [[place.slice(row.length + 1), value]] : [],
    ),
  ),
})

/** Rows that only one of two states has, by their place; nested ones belong to their outer row. */
function rowsOnlyIn(values: Values, other: Values): Set<string> {
  const rows = new Set<string>()
  for (const [place, value] of Object.entries(values)) {
    if (!isRowKeys(value)) continue
    const present = new Set(keysAt(other, place))
    for (const key of value.rows) if (!present.has(key)) rows.add(`${place}/${placePart(key)}`)
  }
  return rows
}

/** True for a place inside one of the rows. */
function isInside(place: string, rows: ReadonlySet<string>): boolean {
  for (let at = place.indexOf('/'); at >= 0; at = place.indexOf('/', at + 1))
    if (rows.has(place.slice(0, at))) return true
  return false
}

/** Values of rows, read in one pass. */
function valuesOfRows(values: Values, rows: ReadonlySet<string>): Map<string, RowValues> {
  const found = new Map<string, RowValues>([...rows].map((row) => [row, { row: {} }]))
  if (rows.size === 0) return found
  for (const [place, value] of Object.entries(values))
    for (let at = place.indexOf('/'); at >= 0; at = place.indexOf('/', at + 1)) {
      const own = found.get(place.slice(0, at))
      if (own) own.row[place.slice(at + 1)] = value
    }
  return found
}

/**
 * Changes from one state of a document to another: each value on its own, rows that were added or
 * removed as one change, and the order of a list whose rows changed.
 */
export function diffValues(before: Values, after: Values): ValueChange[] {
  const removed = rowsOnlyIn(before, after)
  const added = rowsOnlyIn(after, before)
  const former = valuesOfRows(before, removed)
  const made = valuesOfRows(after, added)
  const changes: ValueChange[] = []
  for (const place of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isInside(place, removed) || isInside(place, added)) continue
    const [was, is] = [before[place] ?? null, after[place] ?? null]
    if (isDeepStrictEqual(was, is)) continue
    changes.push({ ...splitPlace(place), before: was, after: is })
    if (!isRowKeys(was) && !isRowKeys(is)) continue
    for (const key of keysAt(before, place)) {
      const row = `${place}/${placePart(key)}`
      const values = former.get(row)
      if (values) changes.push({ path: row, locale: null, before: values, after: null })
    }
    for (const key of keysAt(after, place)) {
      const row = `${place}/${placePart(key)}`
      const values = made.get(row)
      if (values) changes.push({ path: row, locale: null, before: null, after: values })
    }
  }
  return changes
}

/** True for a change of the order of a list, or of the rows that it has. */
export const isOrder = ({ before, after }: ValueChange): boolean =>
  isRowKeys(before) || isRowKeys(after)

/** True for a row that is added or removed as a whole. */
export const isRow = ({ before, after }: ValueChange): boolean =>
  isRowValues(before) || isRowValues(after)

/** Keys of a list after rows were added and removed, in the order of `wanted` as far as it goes. */
function mergedKeys(present: readonly string[], wanted: readonly string[]): string[] {
  const known = new Set(wanted)
  const had = new Set(present)
  const ordered = wanted.filter((key) => had.has(key))
  // rows that the wanted order does not know follow their former neighbor
  const result = [...ordered]
  present.forEach((key, at) => {
    if (known.has(key)) return
    const before = present.slice(0, at).findLast((each) => result.includes(each))
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, key)
  })
  return result
}

/**
 * Values after the changes: each change sets `after` at its place. A list keeps rows that the
 * changes do not name.
 */
export function applyChanges(values: Values, changes: readonly ValueChange[]): Values {
  const result: Values = { ...values }
  const list = (row: string) => row.slice(0, row.lastIndexOf('/'))
  const keyOf = (row: string) => decodeURIComponent(row.slice(row.lastIndexOf('/') + 1))
  /** Keys of the lists whose rows change. */
  const lists = new Map<string, Set<string>>()
  const listAt = (place: string): Set<string> => {
    const keys = lists.get(place) ?? new Set(keysAt(result, place))
    lists.set(place, keys)
    return keys
  }
  const setKeys = (place: string, rows: string[]): void => {
    if (rows.length === 0) delete result[place]
    else result[place] = { rows } satisfies RowKeys
  }
  for (const change of changes.filter((each) => !isOrder(each))) {
    if (!isRow(change)) {
      const place = placeOf(change)
      if (change.after === null || change.after === undefined) delete result[place]
      else result[place] = change.after
      continue
    }
    const { path, after } = change
    const [place, key] = [list(path), keyOf(path)]
    const keys = listAt(place)
    if (keys.delete(key)) {
      for (const inside of Object.keys(result))
        if (inside.startsWith(`${path}/`)) delete result[inside]
      for (const inside of lists.keys()) if (inside.startsWith(`${path}/`)) lists.delete(inside)
    }
    if (isRowValues(after)) keys.add(key)
    if (isRowValues(after))
      for (const [rest, value] of Object.entries(after.row)) result[`${path}/${rest}`] = value
  }
  for (const [place, keys] of lists) setKeys(place, [...keys])
  for (const { path, after } of changes.filter(isOrder))
    setKeys(path, mergedKeys(keysAt(result, path), isRowKeys(after) ? after.rows : []))
  return result
}
