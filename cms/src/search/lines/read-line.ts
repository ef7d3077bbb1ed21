import { isGtin, scannedGtin } from '@vitrine/contract/gtin'
import { listQuantity } from '@vitrine/contract/part-list'
import type { Locale } from '@vitrine/configuration/locales'
import { partNumberCandidates } from '../query/codes.ts'
import type { PartNumberCandidate, Span } from '../query/codes.ts'
import { numbersBetweenCommas } from './between-commas.ts'
import { withQuantitiesOfCells } from './cells-below.ts'
import { cellsApart, filledCells, tablesOf } from './columns.ts'
import type { Column, ColumnRole, Table } from './columns.ts'
import { countedCells, isPosition } from './counted-cells.ts'
import { bulkMeasure, itemWord, measureWord, packWord, piecesOfMultiple } from './line-words.ts'
import { lineSources } from './line-sources.ts'
import type { LineSource } from './line-sources.ts'
import { withPackContents } from './pack-contents.ts'
import { overlaps } from './pasted-line.ts'
import type { PastedLine, PossibleGtin, PossibleQuantity } from './pasted-line.ts'
import { provedQuantities } from './proved-quantities.ts'
import {
  isPieces,
  isPriceText,
  quantityOfText,
  quantityPatterns,
  wholeMeasure,
  wholeNumber,
} from './quantity-patterns.ts'
import { leadingNumber, rowCounters } from './row-counters.ts'
import { withoutUncounted } from './without-uncounted.ts'

/** Maximum codes of a line that are looked up. */
const maxCodes = 60

/** Line number before the content: `1.`, `2)`, `Item 3:`, `#4`. */
const ordinal = new RegExp(
  String.raw`^\s*(?:${itemWord}[\s.:#]*\d{1,4}\s*[.):-]*(?=\s|$)|#\s?\d{1,4}\s*[.):-]*(?=\s)|\(?\d{1,3}[.)]+(?=\s+[^\s\d]|\s+\d+\s*[a-z]))`,
)

/** Number in brackets before the content: a quantity, or the line number. */
const bracketed = /^\s*\((\d{1,5})\)(?=\s|[a-z])/

/** Context of a column in its line. */
interface InLine {
  role: ColumnRole | undefined
  /** True if another cell identifies the column as the quantity. */
  isCounted: boolean
  packs: string | undefined
  /** Unit of a length or mass in another cell of the row. */
  measure: string | undefined
  multiple: number
}

/** True if a number with decimals is a price, also beside a unit of pieces: `12.50 ea`. */
const isPriceOfPiece = (text: string, value: number): boolean =>
  /^\d[\d.,]*[.,]\d{2,}$/.test(text) && !Number.isInteger(value)

/** Greatest number without a unit that is taken for a quantity; longer ones are codes. */
const maxAlone = 99_999

/** Quantity of a cell that states a measure. */
function measuredQuantity(
  { from, to }: Column,
  { number = '', measure = '' }: Record<string, string>,
  locale: Locale,
): PossibleQuantity[] {
  const value = quantityOfText(number, locale)
  return value === undefined
    ? []
    : [{ from, to, value, written: 'measured', measure, isCell: true }]
}

const writtenAs = (role: InLine['role'], isCounted: boolean) =>
  role === 'quantity' ? 'in its column' : isCounted ? 'with a unit' : 'alone in a column'

/** Quantity of a cell that names pieces (`25 pcs`); none if it is the price of one. */
const piecesQuantity = ({ from, to }: Column, whole: string, value: number): PossibleQuantity[] =>
  isPriceOfPiece(whole, value) ? [] : [{ from, to, value, written: 'with a unit', isCell: true }]

/**
 * Quantity of a column that contains only a number: at most one, none if the number is a price, a
 * position or part of a code column. Undefined for any other column.
 */
function wholeQuantity(
  column: Column,
  { role, isCounted, packs, multiple, measure }: InLine,
  locale: Locale,
): PossibleQuantity[] | undefined {
  const { from, to } = column
  const measured = wholeMeasure(column.text)?.groups
  const isUncounted = role !== undefined && role !== 'quantity'
  if (measured !== undefined && !isUncounted) return measuredQuantity(column, measured, locale)
  const whole = wholeNumber(column.text)
  if (whole === undefined) return undefined
  const value = isUncounted ? undefined : quantityOfText(whole, locale)
  const written = writtenAs(role, isCounted)
  if (value === undefined || (role === undefined && isPosition(whole))) return []
  if (measure !== undefined && !isPieces(column.text))
    return [{ from, to, value, written: 'in a measure', measure }]
  if (role === undefined && isPieces(column.text)) return piecesQuantity(column, whole, value)
  if (/[a-z]/.test(column.text)) return [{ from, to, value, written, isCell: true }]
  if (role === undefined && isPriceOfPiece(whole, value)) return []
  const pieces = listQuantity(value * multiple)
  if (pieces === null) return []
  return [
    {
      from,
      to,
      value: pieces,
      written,
      isCell: true,
      isPricelike: !isCounted && isPriceText(whole),
      ...(packs === undefined ? {} : { packs }),
    },
  ]
}

const endsSize = /[\d"'°]$/

/** End of the number or size before a multiplier, which then counts only after a code. */
function followed(
  written: PossibleQuantity['written'],
  { text, from }: Column,
  at: number,
): Pick<PossibleQuantity, 'follows'> {
  const before = text.slice(0, at).trimEnd()
  return (written === 'times' || written === 'glued') && endsSize.test(before)
    ? { follows: from + before.length }
    : {}
}

/** Numbers of a column that may be the line's quantity. */
function quantitiesIn(
  column: Column,
  only: boolean,
  line: InLine,
  locale: Locale,
): PossibleQuantity[] {
  const whole = only ? undefined : wholeQuantity(column, line, locale)
  if (whole !== undefined) return whole
  const between = only
    ? numbersBetweenCommas(column.text).flatMap(
        ({ text, from, to }) =>
          wholeQuantity({ text, from: column.from + from, to: column.from + to }, line, locale) ??
          [],
      )
    : []
  if (!/\d/.test(column.text)) return between
  const taken: Span[] = []
  const unpriced = withoutUncounted(column.text)
  const inText = quantityPatterns.flatMap(({ written, pattern }) =>
    [...unpriced.matchAll(pattern)].flatMap((match): PossibleQuantity[] => {
      const text = match.groups?.['number'] ?? ''
      const { packs: unit, each, multiple: counting, half, measure } = match.groups ?? {}
      const from = column.from + match.index + match[0].indexOf(text)
      // the packing unit belongs to the number: together they are no code, and the pieces per pack
      // are no further quantity
      const isPacked = [unit, each, counting, measure].some((group) => group !== undefined)
      const found = {
        from,
        to: isPacked ? column.from + match.index + match[0].length : from + text.length,
      }
      if (taken.some((other) => overlaps(other, found))) return []
      const factor = counting === undefined ? Number(each ?? 1) : (piecesOfMultiple(counting) ?? 1)
      const count = (quantityOfText(text, locale) ?? 0) + (half === undefined ? 0 : 0.5)
      const value = listQuantity(count * factor)
      if (value === null || (written === 'alone' && value > maxAlone)) return []
      const isPriced = written === 'alone' || (written === 'with a unit' && !isPacked)
      if (isPriced && isPriceOfPiece(text, value)) return []
      taken.push(found)
      return [
        {
          ...found,
          value,
          written,
          isPricelike: isPriceText(text),
          ...followed(written, { ...column, text: unpriced }, match.index),
          ...(unit === undefined ? {} : { packs: unit }),
          ...(measure === undefined ? {} : { measure }),
        },
      ]
    }),
  )
  return [...between, ...inText]
}

/**
 * Part numbers that a column may contain, also directly joined to a quantity: `10xAB-50`,
 * `AB-50x10`.
 */
function codesIn({ text, from }: Column, locale: Locale): PartNumberCandidate[] {
  const moved = (at: number) => (candidate: PartNumberCandidate) => ({
    ...candidate,
    from: candidate.from + at,
    to: candidate.to + at,
  })
  const times = /^\s*\d+\s?[x*]\s?(?=[a-z])/.exec(text)?.[0].length ?? 0
  const glued = /^(.*[a-z].*\d)[x*]\d+\s*$/.exec(text)?.[1]
  // `=` and `:` separate a code from its quantity
  const spaced = (part: string) => part.replace(/[=:]/g, ' ')
  return [
    ...partNumberCandidates(spaced(text), locale).map(moved(from)),
    ...(times > 0
      ? partNumberCandidates(spaced(text.slice(times)), locale).map(moved(from + times))
      : []),
    ...(glued === undefined ? [] : partNumberCandidates(spaced(glued), locale).map(moved(from))),
  ]
}

function gtinsIn({ text, from }: Column): PossibleGtin[] {
  const scanned = scannedGtin(text)
  if (scanned !== undefined) {
    const at = text.indexOf(scanned)
    const more = /^\S*/.exec(text.slice(at + scanned.length))?.[0].length ?? 0
    return [{ gtin: scanned, from: from + at, to: from + at + scanned.length + more }]
  }
  return [...text.matchAll(/(?<![a-z0-9])\d(?:[\s-]?\d){7,13}(?![a-z0-9])/g)].flatMap((match) => {
    const gtin = match[0].replace(/\D/g, '')
    const isOne = isGtin(gtin) && (gtin.length >= 12 || gtin === match[0])
    return isOne
      ? [{ gtin, from: from + match.index, to: from + match.index + match[0].length }]
      : []
  })
}

/** Treats numbers in brackets as quantities (`(10) AB-50`), unless they count the lines. */
function withBracketsCounted(lines: readonly LineSource[]): LineSource[] {
  const values = lines.map(({ folded }) => Number(bracketed.exec(folded)?.[1]))
  return lines.map((line, at) => {
    const value = values[at] ?? Number.NaN
    return value - 1 === values[at - 1] || value + 1 === values[at + 1]
      ? line
      : {
          ...line,
          folded: line.folded.replace(bracketed, (whole, number: string) =>
            `${number}x`.padEnd(whole.length),
          ),
        }
  })
}

/** Line with its columns; heading rows have none. */
interface Row extends Omit<LineSource, 'quoted'> {
  columns: Column[]
  roles: ColumnRole[]
}

/** Columns of each line; a heading row determines the roles of the columns below it. */
function rowsOf(sources: readonly LineSource[]): Row[] {
  let tables: readonly Table[] = []
  return sources.map(({ quoted, ...line }): Row => {
    const { folded } = line
    const headings = tablesOf(quoted, folded)
    if (headings.length > 0) {
      tables = headings
      return { ...line, columns: [], roles: [] }
    }
    const inTable = cellsApart(quoted, folded, tables)
    const start = ordinal.exec(folded)?.[0].length ?? 0
    const columns = (inTable?.cells ?? filledCells(quoted, folded)).map((column) =>
      column.from < start && start <= column.to
        ? { ...column, text: folded.slice(start, column.to), from: start }
        : column,
    )
    return { ...line, columns, roles: inTable?.roles ?? [] }
  })
}

/** Formats of numbers that are no quantity where the row states a length or mass. */
const uncertain: ReadonlySet<string> = new Set(['alone', 'alone in a column'])

const measureBefore = new RegExp(String.raw`(?<![a-z0-9])(?<measure>${bulkMeasure})[\s;|]+$`)
const measureAfter = new RegExp(String.raw`^[\s;|]*(?<measure>${bulkMeasure})(?=[\s;|]|$)`)

/** Quantities that the row's total proves; those beside a unit of length or mass count no pieces. */
const provedIn = (folded: string, locale: Locale): PossibleQuantity[] =>
  provedQuantities(folded, locale).flatMap(({ from, to, value: read }): PossibleQuantity[] => {
    const value = listQuantity(read)
    const { measure } = (
      measureBefore.exec(folded.slice(0, from)) ?? measureAfter.exec(folded.slice(to))
    )?.groups ?? { measure: undefined }
    if (value === null) return []
    return [
      measure === undefined
        ? { from, to, value, written: 'proved' }
        : { from, to, value, written: 'in a measure', measure },
    ]
  })

/**
 * Total of a row that is the sum of its columns of quantities, or of at least two columns with
 * unknown headings: `Panel A | Panel B | Total`.
 */
function totalOfRow(
  columns: readonly Column[],
  roles: readonly ColumnRole[],
  locale: Locale,
): PossibleQuantity[] {
  const numbersIn = (wanted: ColumnRole) =>
    columns.flatMap(({ text, from, to }, at) => {
      const whole = roles[at] === wanted ? wholeNumber(text) : undefined
      const value = whole === undefined ? undefined : quantityOfText(whole, locale)
      return value === undefined ? [] : [{ from, to, value }]
    })
  const [total, ...others] = numbersIn('total')
  const quantities = roles.filter((role) => role === 'quantity').length
  const parts = numbersIn(quantities > 0 ? 'quantity' : 'unnamed')
  const sum = parts.reduce((all, { value }) => all + value, 0)
  return total !== undefined && others.length === 0 && parts.length > 1 && sum === total.value
    ? [{ ...total, written: 'proved' }]
    : []
}

function readRow({ columns, roles, ...line }: Row, isCounter: boolean, locale: Locale): PastedLine {
  const only = columns.length === 1
  const cells = only ? line.folded.split(',') : columns.map((column) => column.text)
  const packs = cells.map((cell) => cell.trim()).find((cell) => packWord.test(cell))
  const multiple = cells.map((cell) => piecesOfMultiple(cell.trim())).find(Boolean) ?? 1
  const measure = cells.map((cell) => cell.trim()).find((cell) => measureWord.test(cell))
  const isFirst = (at: number) => isCounter && at === 0
  const counted = only || roles.length > 0 ? [] : countedCells(cells, locale, isFirst)
  const quantities = columns.flatMap((column, at) =>
    // a table with quantity columns has quantities only there
    roles.includes('quantity') && roles[at] !== 'quantity'
      ? []
      : quantitiesIn(
          column,
          only,
          { role: roles[at], isCounted: counted.includes(at), packs, multiple, measure },
          locale,
        ),
  )
  const proved =
    roles.length > 0 ? totalOfRow(columns, roles, locale) : provedIn(line.folded, locale)
  const every = [...proved, ...withPackContents(quantities, line.folded)]
  const isMeasured = every.some(({ written }) => written === 'in a measure')
  const all = isMeasured ? every.filter(({ written }) => !uncertain.has(written)) : every
  const begins = ({ from, written }: PossibleQuantity) =>
    written.startsWith('alone') && line.folded.slice(0, from).trim() === ''
  return {
    ...line,
    codes: columns.flatMap((column) => codesIn(column, locale)).slice(0, maxCodes),
    gtins: columns.flatMap(gtinsIn),
    quantities: isCounter ? all.filter((one) => !begins(one)) : all,
  }
}

/**
 * Lines of a pasted text with their possible meanings, without blank lines. A heading row has
 * neither codes nor quantities; it determines the columns of codes and quantities in the lines
 * below.
 */
export function readPastedLines(text: string, locale: Locale): PastedLine[] {
  const rows = rowsOf(withBracketsCounted(lineSources(text)))
  const leading = rows.map(({ columns, roles }) =>
    roles.length > 0 ? undefined : leadingNumber(columns.map((column) => column.text)),
  )
  const counters = rowCounters(leading)
  return withQuantitiesOfCells(
    rows.map((row, at) => readRow(row, counters.has(at), locale)),
    locale,
  )
}
