import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { CellError } from '#src/content/variants/declaration.ts'
import { isDamagedCode } from '#src/content/variants/damaged-code.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import {
  cellText,
  isGrade,
  readDay,
  referenceColumns,
  referenceKey,
  referenceLimits,
  referencesOf,
} from './declaration.ts'
import type { StoredReference } from './declaration.ts'

const labels = labelsOf(crossReferencesTexts)

type Message = Parameters<typeof textOf>[0]

const maxLengthOf = (key: string): number =>
  key === 'ours'
    ? referenceLimits.ours
    : key === 'source'
      ? referenceLimits.source
      : referenceLimits.note

/** Errors of the cells in one row, by key. */
function rowErrors(
  row: StoredReference,
  columns: ReadonlySet<string>,
  language: string,
): [string, Message][] {
  const errors: [string, Message][] = []
  const number = row.part_number.trim()
  // digits are required: a number of letters only would match ordinary words
  if (isDamagedCode(number)) errors.push(['part_number', labels.errors.damaged({ text: number })])
  else if (!/\d/.test(number)) errors.push(['part_number', labels.errors.number])
  else if (number.length > referenceLimits.number)
    errors.push(['part_number', labels.errors.long({ count: referenceLimits.number })])
  const ours = cellText(row, 'ours')
  if (isDamagedCode(ours)) errors.push(['ours', labels.errors.damaged({ text: ours })])
  else if (normalizePartNumber(ours) === '') errors.push(['ours', labels.errors.ours])
  if (!isGrade(row.values['grade'])) errors.push(['grade', labels.errors.grade])
  for (const [key, value] of Object.entries(row.values)) {
    if (value === null || value === '' || key === 'grade') continue
    if (!columns.has(key) || typeof value !== 'string') errors.push([key, labels.errors.column])
    else if (key === 'checked_on') {
      if (readDay(value, language) === undefined) errors.push([key, labels.errors.day])
    } else if (value.length > maxLengthOf(key))
      errors.push([key, labels.errors.long({ count: maxLengthOf(key) })])
  }
  return errors
}

/**
 * Errors of all cells in a maker's rows; the same validation runs in the grid, on publish and on
 * import.
 */
export function checkReferences(value: unknown, language: string): CellError[] {
  if (value === null || value === undefined) return []
  const rows = referencesOf(value)
  if (!Array.isArray(value) || rows.length < value.length || rows.length > referenceLimits.rows)
    return [{ row: 0, key: 'part_number', message: textOf(labels.errors.shape, language) }]
  const columns = new Set(referenceColumns(language).map(({ key }) => key))
  const seen = new Set<string>()
  return rows.flatMap((row, at): CellError[] => {
    const key = referenceKey(row)
    const repeated = seen.has(key)
    seen.add(key)
    const errors = rowErrors(row, columns, language)
    if (repeated && errors.length === 0) errors.push(['part_number', labels.errors.repeated])
    return errors.map(([cell, label]) => ({
      row: at,
      key: cell,
      message: textOf(label, language),
    }))
  })
}

/**
 * Rows in their stored format: trimmed texts, dates as ISO 8601, no empty cells. An invalid value
 * is returned unchanged.
 */
export const cleanReferences = (value: unknown, language: string): unknown =>
  !Array.isArray(value) || referencesOf(value).length < value.length
    ? value
    : referencesOf(value).map(({ part_number: number, values }) => ({
        part_number: number.trim(),
        values: Object.fromEntries(
          Object.entries(values).flatMap(([key, cell]) => {
            const text = typeof cell === 'string' ? cell.trim() : cell
            if (text === '' || text === null) return []
            const day = key === 'checked_on' && typeof text === 'string'
            return [[key, (day ? readDay(text, language) : undefined) ?? text]]
          }),
        ),
      }))
