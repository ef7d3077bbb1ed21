import {
  checkLimitsOfRow,
  checkLimitsOfValue,
  checkUnique,
  isEmpty,
  limitsOf,
} from './check-limits.ts'
import type { LimitedColumn } from './check-limits.ts'
import { DoubtFinder } from './doubts.ts'
import type { Span } from './doubts.ts'
import { limitOf } from './limit-kinds.ts'
import type { LimitEffect } from './limit-kinds.ts'
import { isNeededBy } from './families.ts'
import { boundsOf, isNumeric } from './measured.ts'
import { conflictIn, findOrder } from './row-order.ts'
import type { ValueRow } from './row-order.ts'

/** Present value that a limit concerns. */
export interface PresentFinding {
  key: string
  place: string
  code: string
  effect: LimitEffect
  /** Sentence in the language of the panel. */
  message: string
}

/** A family, and sentences about its rows in the language of the panel. */
export interface FamilyTexts {
  /** Code of the family. */
  family: string
  language: string
  spans: Map<string, Span>
  /** About a row that contradicts a declared order. */
  broken: string
  /** About a row without a value that the family needs. */
  lacking: string
}

/** Smallest and largest value of each attribute with numbers, and how many there are. */
export function spansOf(
  families: readonly (readonly ValueRow[])[],
  columns: readonly LimitedColumn[],
): Map<string, Span> {
  const spans = new Map<string, Span>()
  for (const { key, type } of columns) {
    if (!isNumeric(type)) continue
    for (const { values } of families.flat()) {
      const bounds = boundsOf(values[key])
      if (!bounds) continue
      const { count, min, max } = spans.get(key) ?? { count: 0, min: bounds[0], max: bounds[1] }
      spans.set(key, {
        count: count + bounds.length,
        min: Math.min(min, bounds[0]),
        max: Math.max(max, bounds[1]),
      })
    }
  }
  return spans
}

/** Values of a family that are refused as soon as they are saved again. */
function refusedIn(
  rows: readonly ValueRow[],
  columns: readonly LimitedColumn[],
  language: string,
): PresentFinding[] {
  const alone = rows.flatMap(({ place, code, values }) => [
    ...columns.flatMap((column) => {
      const message = checkLimitsOfValue(values[column.key], column, language)
      return message === undefined ? [] : [{ key: column.key, place, code, message }]
    }),
    ...checkLimitsOfRow(values, columns, language).map(({ key, message }) => ({
      key,
      place,
      code,
      message,
    })),
  ])
  const numbered = rows.map(({ code, values }) => ({ part_number: code, values }))
  const repeated = checkUnique(numbered, columns, language).flatMap(({ row, key, message }) => {
    const own = rows[row]
    return own ? [{ key, place: own.place, code: own.code, message }] : []
  })
  return [...alone, ...repeated].map((found) => ({ ...found, effect: 'refuses' }))
}

/** Part numbers without a value that their family needs. */
const lackingIn = (
  rows: readonly ValueRow[],
  columns: readonly LimitedColumn[],
  { family, lacking: message }: FamilyTexts,
): PresentFinding[] =>
  columns
    .filter(({ limits }) => isNeededBy(family, limits))
    .flatMap(({ key }) =>
      rows
        .filter(({ values }) => isEmpty(values[key]))
        .map(({ place, code }) => ({ key, place, code, effect: 'lacks', message })),
    )

/** Rows that contradict a declared order: as long as there are some, nobody is asked about it. */
const outOfOrder = (rows: readonly ValueRow[], key: string, driver: string): ValueRow[] =>
  rows.filter((row) => conflictIn(rows, row, key, { driver, direction: 1, group: undefined }))

/** Values of a family about which somebody would be asked if they were written today. */
function askedIn(
  rows: readonly ValueRow[],
  columns: readonly LimitedColumn[],
  { spans, language, broken }: FamilyTexts,
): PresentFinding[] {
  const finder = new DoubtFinder({ columns, before: rows, after: rows, spans }, language)
  return columns.flatMap((column): PresentFinding[] => {
    const { key } = column
    const limits = limitsOf(column)
    const driver = limitOf(limits, 'grows')?.other
    const isAsked = limitOf(limits, 'curve') ?? limitOf(limits, 'step')
    if (!driver && !isAsked) return []
    const order = findOrder(rows, key, columns, driver ?? undefined)
    const asking = (place: string, code: string, message: string): PresentFinding => ({
      key,
      place,
      code,
      effect: 'asks',
      message,
    })
    if (driver && !order)
      return outOfOrder(rows, key, driver).map(({ place, code }) => asking(place, code, broken))
    return rows.flatMap(({ place, code, values }) => {
      const value = values[key]
      const doubt = finder.find({ place, key, before: value, onSite: value })
      return doubt ? [asking(place, code, doubt.message)] : []
    })
  })
}

/**
 * What limits find in the present values of a family: values that they refuse, values about which they
 * would ask, and values that are missing.
 */
export const findPresent = (
  rows: readonly ValueRow[],
  columns: readonly LimitedColumn[],
  given: FamilyTexts,
): PresentFinding[] => [
  ...refusedIn(rows, columns, given.language),
  ...askedIn(rows, columns, given),
  ...lackingIn(rows, columns, given),
]
