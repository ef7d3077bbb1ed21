import { columnUnit, multipleWord, packUnit, pieceUnit } from './line-words.ts'

/**
 * Number at the beginning of a line; `hasOther`: true if another number of the line may be its
 * quantity.
 */
export interface LeadingNumber {
  value: number
  hasOther: boolean
}

const wholeCell = /^\s*0*(\d{1,5})\s*$/
const unitCell = new RegExp(String.raw`^\s*(?:${columnUnit}|${packUnit}|${multipleWord})\s*$`)
/** Number before words and without a unit: `10 HASTE`, not `10 pç` or `10 x`. */
const inText = new RegExp(
  String.raw`^\s*0*(\d{1,5})\s+(?=[a-z])(?!x\s|${pieceUnit}|${packUnit}|${multipleWord})`,
)

/**
 * Number at the beginning of a line, read from its cells; undefined if it certainly is a quantity.
 */
export function leadingNumber(cells: readonly string[]): LeadingNumber | undefined {
  const [first = '', second = '', ...more] = cells
  if (cells.length === 1) {
    const match = inText.exec(first)
    return match
      ? {
          value: Number(match[1]),
          hasOther: /\s\d+(?:[.,]\d+)?(?=\s|$)/.test(first.slice(match[0].length)),
        }
      : undefined
  }
  const match = wholeCell.exec(first)
  if (!match) return undefined
  const hasOther = [second, ...more].some((cell) => /^\s*\d[\d.,]*\s*$/.test(cell))
  return unitCell.test(second) && !hasOther ? undefined : { value: Number(match[1]), hasOther }
}

/** Increments of row numbers: 1, 2, 3 or, in orders, 10, 20, 30. */
const steps = [1, 10]

const isNext = (a: number, b: number): boolean =>
  steps.some((step) => b - a === step && a % step === 0)

/**
 * Indices of the rows whose leading number counts the rows. Two rows with 10 and 20 count only if
 * both have another number.
 */
export function rowCounters(numbers: readonly (LeadingNumber | undefined)[]): ReadonlySet<number> {
  const rows = numbers.flatMap((number, row) => (number === undefined ? [] : [{ ...number, row }]))
  const found = new Set<number>()
  let from = 0
  for (let at = 1; at <= rows.length; at += 1) {
    const [last, next] = [rows[at - 1], rows[at]]
    if (last && next && isNext(last.value, next.value)) continue
    const run = rows.slice(from, at)
    const [first, second] = run
    const isByOne = first !== undefined && second !== undefined && second.value - first.value === 1
    const isSure = run.length > 2 || isByOne || run.every(({ hasOther }) => hasOther)
    if (run.length > 1 && isSure) for (const { row } of run) found.add(row)
    from = at
  }
  return found
}
