import { formatBlock, parseBlock } from '#src/content/variants/cells/clipboard.ts'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { formatNumber, parseNumber } from '#src/content/variants/cells/number-text.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { curvesTexts } from '#texts/curves.js'
import { maxPoints, maxSeries } from './stored-curve.ts'
import type { Series } from './stored-curve.ts'

const labels = labelsOf(curvesTexts)

/**
 * Parses a pasted table: the first row has the horizontal quantity and the names of the series,
 * each further row x and a value per series. Returns an error message for an invalid table.
 */
export function readCurveTable(text: string, language: string): Series[] | string {
  const [head = [], ...lines] = parseBlock(text.trim())
  const names = head.slice(1).map((name) => name.trim())
  if (names.length === 0 || names.includes('') || new Set(names).size < names.length)
    return textOf(labels.head, language)
  const series = names.map((name): Series => ({ name, points: [] }))
  const mark = decimalMarkOf(language)
  for (const [at, line] of lines.entries()) {
    const cells = line.map((cell) => cell.trim())
    if (cells.every((cell) => cell === '')) continue
    const numbers = cells.map((cell) => (cell === '' ? null : parseNumber(cell, null, mark)))
    const wrong = numbers.findIndex((number) => number === undefined)
    const [x] = numbers
    if (wrong !== -1 || typeof x !== 'number')
      return textOf(labels.number({ row: at + 2, text: cells[Math.max(0, wrong)] ?? '' }), language)
    for (const [column, one] of series.entries()) {
      const y = numbers[column + 1]
      if (typeof y === 'number') one.points.push([x, y])
    }
  }
  return problemOfSeries(series, language) ?? series
}

/** Error message for series that cannot be drawn; undefined for valid ones. */
export function problemOfSeries(series: readonly Series[], language: string): string | undefined {
  if (series.length > maxSeries || series.some(({ points }) => points.length > maxPoints))
    return textOf(labels.many({ series: maxSeries, points: maxPoints }), language)
  const names = series.map(({ name }) => name.trim())
  if (names.length === 0 || names.includes('') || new Set(names).size < names.length)
    return textOf(labels.head, language)
  const short = series.find(({ points }) => points.length < 2)
  if (short) return textOf(labels.few({ name: short.name }), language)
  const falls = series.some(({ points }) =>
    points.some(([x], at) => at > 0 && x <= (points[at - 1]?.[0] ?? x)),
  )
  return falls ? textOf(labels.order, language) : undefined
}

/** Table of a curve as text, inverse of `readCurveTable`. */
export function formatCurveTable(
  series: readonly Series[],
  quantity: string,
  language: string,
): string {
  const mark = decimalMarkOf(language)
  const xs = [...new Set(series.flatMap(({ points }) => points.map(([x]) => x)))].toSorted(
    (a, b) => a - b,
  )
  const rows = xs.map((x) => [
    formatNumber(x, mark),
    ...series.map(({ points }) => {
      const y = points.find((point) => point[0] === x)?.[1]
      return y === undefined ? '' : formatNumber(y, mark)
    }),
  ])
  return formatBlock([[quantity, ...series.map(({ name }) => name)], ...rows])
}
