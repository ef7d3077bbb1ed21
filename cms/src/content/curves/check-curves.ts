import { labelsOf, textOf } from '#src/platform/labels.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { curvesTexts } from '#texts/curves.js'
import { problemOfSeries, readCurveTable } from './curve-table.ts'
import { areCurves } from './stored-curve.ts'
import type { StoredCurve } from './stored-curve.ts'

const labels = labelsOf(curvesTexts)

/** Error of a curve, with its index. */
export interface CurveError {
  at: number
  message: string
}

interface Owner {
  /** Keys of the curves declared by the subcategory. */
  keys: readonly string[]
  partNumbers: readonly string[]
}

/** Errors of a product's curves; the same validation runs in the form and on publish. */
export function checkCurves(value: unknown, owner: Owner, language: string): CurveError[] {
  if (value === null || value === undefined) return []
  if (!areCurves(value)) return [{ at: 0, message: textOf(labels.shape, language) }]
  const known = new Set(owner.partNumbers.map(normalizePartNumber))
  const seen = new Set<string>()
  return value.flatMap((curve, at) => {
    const message = problemOf(curve, { keys: owner.keys, known, seen }, language)
    return message === undefined ? [] : [{ at, message }]
  })
}

function problemOf(
  { key, part_number: partNumber, series, text }: StoredCurve,
  { keys, known, seen }: { keys: readonly string[]; known: Set<string>; seen: Set<string> },
  language: string,
): string | undefined {
  if (!keys.includes(key)) return textOf(labels.stranger, language)
  const place = `${key} ${partNumber === null ? '' : normalizePartNumber(partNumber)}`
  if (seen.has(place)) return textOf(labels.repeated, language)
  seen.add(place)
  if (partNumber !== null && !known.has(normalizePartNumber(partNumber)))
    return textOf(labels.partNumber({ code: partNumber }), language)
  if (text !== undefined) {
    const read = readCurveTable(text, language)
    return typeof read === 'string' ? read : undefined
  }
  return problemOfSeries(series ?? [], language)
}
