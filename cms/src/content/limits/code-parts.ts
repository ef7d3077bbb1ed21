import type { LimitedColumn } from './check-limits.ts'
import type { ValueRow } from './row-order.ts'

/** Rows of a family, and different values in them, from which a part of the code is known to be a value. */
const evidence = { rows: 5, values: 2 } as const

/** Rows of a family beyond which no part is looked for. */
const maxRows = 500

/** Parts of a code that are tried, the last one first. */
const maxParts = 4

/** Parts of a code, the last one first. */
const partsOf = (code: string): string[] =>
  code
    .split(/[^\p{L}\p{N},.]+/u)
    .filter((part) => part !== '')
    .toReversed()
    .slice(0, maxParts)

const plain = (text: string): string => text.trim().toLowerCase().replace(',', '.')

/** How a value may stand in a code: as it is written, or as its number alone (`10` of `M10`). */
type Spelling = 'text' | 'number'

function spelled(
  value: unknown,
  { choices }: Pick<LimitedColumn, 'choices'>,
  spelling: Spelling,
): string | undefined {
  if (typeof value === 'number') return spelling === 'number' ? String(value) : undefined
  if (typeof value !== 'string' || value === '') return undefined
  const text = choices.find((choice) => choice.value === value)?.label ?? value
  if (spelling === 'text') return plain(text)
  const numbers = text.match(/\d+(?:[.,]\d+)?/g) ?? []
  return numbers.length === 1 ? plain(numbers[0]) : undefined
}

/** Part of the codes of a family that is the value of an attribute. */
export interface CodeRule {
  /** Position from the end. */
  part: number
  spelling: Spelling
}

/**
 * Part of the codes that is the value of an attribute in all rows which have one; undefined: there is
 * none, or the rows are too few to tell.
 */
export function findCodeRule(
  rows: readonly ValueRow[],
  column: LimitedColumn,
): CodeRule | undefined {
  const filled = rows.filter(({ values }) => {
    const value = values[column.key]
    return value !== null && value !== undefined && value !== ''
  })
  if (filled.length < evidence.rows || rows.length > maxRows) return undefined
  for (const spelling of ['text', 'number'] as const) {
    const values = filled.map((row) => spelled(row.values[column.key], column, spelling))
    if (new Set(values).size < evidence.values || values.includes(undefined)) continue
    for (let part = 0; part < maxParts; part += 1)
      if (filled.every(({ code }, at) => plainPart(code, part) === values[at]))
        return { part, spelling }
  }
  return undefined
}

function plainPart(code: string, part: number): string | undefined {
  const own = partsOf(code)[part]
  return own === undefined ? undefined : plain(own)
}

/** What the code of a row says in place of a value: its part, and the value, if it is one. */
export interface CodeConflict {
  part: string
  isLast: boolean
  value: string | number
}

/** Contradiction between the code of a row and its value; undefined: none. */
export function codeConflict(
  { code, values }: ValueRow,
  column: LimitedColumn,
  { part, spelling }: CodeRule,
): CodeConflict | undefined {
  const own = plainPart(code, part)
  if (own === undefined || own === spelled(values[column.key], column, spelling)) return undefined
  const choice = column.choices.find(({ value }) => spelled(value, column, spelling) === own)
  const number = column.type === 'number' && own !== '' ? Number(own) : Number.NaN
  const value = choice?.value ?? (Number.isFinite(number) ? number : undefined)
  // a part that is no value of the attribute at all, such as a letter of a variant, says nothing
  return value === undefined ? undefined : { part: own, isLast: part === 0, value }
}
