import { gtinForms, gtinKey, scannedGtin } from '@vitrine/contract/gtin'
import { isStorable } from '@vitrine/contract/storable-text'
import { trimmedText } from '@vitrine/spreadsheets/typed-cell'
import type { TypedCell } from '@vitrine/spreadsheets/typed-cell'
import { shownText } from '@vitrine/spreadsheets/shown-text'
import { checkValue } from '#src/content/variants/check.ts'
import { isDamagedCode } from '#src/content/variants/damaged-code.ts'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import { isOneLine } from '#src/content/variants/part-number.ts'
import { parseCell } from './cell-text.ts'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { readMarks } from './number-text.ts'
import type { DecimalMark } from '@vitrine/quantities/numbers'
import { labelsOf } from '#src/platform/labels.ts'
import { sheetsTexts } from '#texts/sheets.js'
import { variantsTexts } from '#texts/variants.js'
import { hasChoices, panelLanguages } from './part-number-columns.ts'
import type { ValueColumn } from './part-number-columns.ts'
import type { RefusalDetails, RefusalReason } from './refusals.ts'
import { foldedText } from './sheet-product.ts'
import { namesOtherUnit } from './units.ts'

/** Value of a cell, or the reason for which it is none; null: the value is to be removed. */
export type ValueReading =
  | { value: AttributeValue }
  | { reason: RefusalReason; details?: RefusalDetails }

export interface ReadingContext {
  /** Language of the panel: its decimal mark is that of days. */
  language: string
  /** Decimal mark that the sheet shows by its other numbers; undefined: none, or both. */
  mark: DecimalMark | undefined
}

const { removal } = labelsOf(sheetsTexts)
const { yes, no } = labelsOf(variantsTexts)

/** Words for the removal of a value, in brackets, in all languages. */
const removalWords = new Set(Object.values(removal).map((word) => word.toLowerCase()))
export const isRemoval = (text: string): boolean => removalWords.has(text.trim().toLowerCase())

const marks: readonly DecimalMark[] = [',', '.']

/** Text without spaces and invisible characters around it, with line breaks of one kind. */
export const plainText = (text: string): string => trimmedText(text.replace(/\r\n?/g, '\n'))

/** Digits of a GTIN in any spelling: with spaces, hyphens, or scanned. */
export const gtinText = (text: string): string =>
  scannedGtin(text) ?? text.replace(/\p{Cf}/gu, '').replace(/[\s.-]/g, '')

/** Words of other programs for a product without a GTIN, folded (`SEM GTIN` of Brazil’s invoices). */
const noGtin = new Set(
  (
    'semgtin singtin nogtin ohnegtin semean sinean noean ohneean na nd isento nenhum ninguno none ' +
    'kein keine naoseaplica noaplica notapplicable'
  ).split(' '),
).add('')

/** True for a text that says that there is no GTIN: `SEM GTIN`, `N/A`, `-`. */
const saysNoGtin = (text: string): boolean => noGtin.has(foldedText(text))

const tolerance = 1e-9

const areClose = (a: number, b: number): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))

/** True for equal values; numbers may differ in the 16th digit, which programs round. */
export function isSameValue(a: AttributeValue | undefined, b: AttributeValue | undefined): boolean {
  const [one, other] = [a ?? null, b ?? null]
  if (typeof one === 'number' && typeof other === 'number') return areClose(one, other)
  if (Array.isArray(one) && Array.isArray(other))
    return areClose(one[0], other[0]) && areClose(one[1], other[1])
  return one === other
}

/** Numbers of a text under both decimal marks. */
const readingsOf = (text: string, { declared }: ValueColumn): AttributeValue[] =>
  marks.map((mark) => parseCell(text, declared, mark))

type Choices = ValueColumn['choices'][string]

/** Values by folded label of lists of choices. */
const valuesByLabel = new WeakMap<Choices, Map<string, Set<string>>>()

function labelIndex(choices: Choices): Map<string, Set<string>> {
  const known = valuesByLabel.get(choices)
  if (known) return known
  const index = new Map<string, Set<string>>()
  const add = (label: string, value: string): void =>
    void index.set(label, (index.get(label) ?? new Set()).add(value))
  for (const { label, value } of choices) {
    add(`= ${label.trim()}`, value)
    add(foldedText(label), value)
  }
  valuesByLabel.set(choices, index)
  return index
}

function choiceOf(text: string, { choices }: ValueColumn, language: string): string[] {
  const name = foldedText(text)
  const valuesIn = (language_: string): string[] => {
    const index = labelIndex(choices[language_] ?? [])
    return [...new Set([...(index.get(`= ${text}`) ?? []), ...(index.get(name) ?? [])])]
  }
  const byKey = (choices[language] ?? []).find(({ value }) => value === text)
  const own = valuesIn(language)
  if (own.length === 1) return own
  if (byKey) return [byKey.value]
  const named = own.length > 1 ? own : [...new Set(panelLanguages.flatMap(valuesIn))]
  return named.length > 0
    ? named
    : (choices[language] ?? []).flatMap(({ value }) => (foldedText(value) === name ? [value] : []))
}

export function booleanOf(text: string, column: ValueColumn): boolean | undefined {
  const value = parseCell(text, column.declared, '.')
  if (typeof value === 'boolean') return value
  const isNamed = (names: Readonly<Record<string, string>>): boolean =>
    Object.values(names).some((name) => foldedText(name) === foldedText(text))
  return isNamed(yes) ? true : isNamed(no) ? false : undefined
}

/** True if a cell shows the stored value, in any spelling and any language of the panel. */
export function showsStored(
  cell: TypedCell,
  stored: AttributeValue | undefined,
  column: ValueColumn,
): boolean {
  if (stored === null || stored === undefined) return false
  const text = plainText(cell.text)
  if (cell.kind === 'formula' || cell.kind === 'merged' || cell.kind === 'percent') return false
  if (
    typeof stored === 'string' &&
    [stored, shownText(stored)].some((one) => plainText(one) === text)
  )
    return true
  if (cell.kind === 'number') {
    if (namesOtherUnit(cell.unit ?? '', column.declared.unit)) return false
    if (typeof stored === 'number') return areClose(cell.value, stored)
    if (Array.isArray(stored)) return isSameValue([cell.value, cell.value], stored)
  }
  if (cell.kind === 'boolean' && typeof stored === 'boolean') return cell.value === stored
  if (typeof stored === 'boolean') return booleanOf(text, column) === stored
  if (typeof stored !== 'string')
    return readingsOf(text, column).some((value) => isSameValue(value, stored))
  if (column.key === gtinKey)
    return /\d/.test(text) && gtinForms(gtinText(stored)).includes(gtinText(text))
  if (!hasChoices(column)) return false
  return panelLanguages.some((language) => {
    const label = column.choices[language]?.find(({ value }) => value === stored)?.label
    return label !== undefined && foldedText(label) !== '' && foldedText(label) === foldedText(text)
  })
}

/** Control characters except tabs and line breaks, and those that reorder a text. */
const unwantedSigns = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u

/** True for a text that a value may be. */
export const isTextValue = (text: string): boolean => isStorable(text) && !unwantedSigns.test(text)

/** Text of a cell that identifies a row: a code in one line. */
export function keyTextOf(cell: TypedCell): { text: string } | { reason: RefusalReason } {
  if (cell.kind === 'text' && isRemoval(cell.text)) return { reason: 'removalOfKey' }
  const code = codeOf(cell)
  if ('reason' in code) return code
  const text = code.text.replace(/\p{Cf}/gu, '').trim()
  return isOneLine(text) ? { text } : { reason: 'severalLines' }
}

/** Text of a cell whose column holds texts; a number is the text of a code. */
export function codeOf(cell: TypedCell): { text: string } | { reason: RefusalReason } {
  switch (cell.kind) {
    case 'text':
      if (!isTextValue(cell.text)) return { reason: 'characters' }
      return isDamagedCode(cell.text) ? { reason: 'damaged' } : { text: plainText(cell.text) }
    case 'number':
      return Number.isInteger(cell.value) ? { text: cell.text } : { reason: 'numberAsText' }
    case 'boolean':
      return { reason: 'booleanAsText' }
    default:
      return { reason: cell.kind }
  }
}

function readText(cell: TypedCell, { key, declared }: ValueColumn, language: string): ValueReading {
  if (declared.format === 'day') {
    if (cell.kind === 'date') return { value: cell.text }
    if (cell.kind !== 'text')
      return cell.kind === 'number' ? { value: cell.text } : codeAsReading(cell)
    return { value: parseCell(plainText(cell.text), declared, decimalMarkOf(language)) }
  }
  const code = codeOf(cell)
  if ('reason' in code) return { ...code, details: { value: cell.text } }
  return { value: key === gtinKey ? gtinText(code.text) : code.text }
}

function codeAsReading(cell: TypedCell): ValueReading {
  const code = codeOf(cell)
  return 'reason' in code ? { ...code, details: { value: cell.text } } : { value: code.text }
}

/** Number without the digits beyond the 15th, which programs round. */
const roundedNumber = (value: number): number => Number(value.toPrecision(15))

function readNumber(
  cell: TypedCell,
  column: ValueColumn,
  mark: DecimalMark | undefined,
): ValueReading {
  const { declared } = column
  if (cell.kind === 'number') {
    if (namesOtherUnit(cell.unit ?? '', declared.unit)) {
      const details = { title: cell.unit?.trim() ?? '', label: declared.unit ?? '' }
      return { reason: 'unitOfFormat', details }
    }
    const value = roundedNumber(cell.value)
    return { value: declared.type === 'range' ? [value, value] : value }
  }
  if (cell.kind !== 'text') return codeAsReading(cell)
  const text = plainText(cell.text)
  const { shown, open } = readMarks([{ text, unit: declared.unit }])
  const known = shown.size === 1 ? [...shown][0] : mark
  const [ambiguous] = open
  if (ambiguous !== undefined && (known === undefined || shown.size > 1))
    return { reason: 'ambiguous', details: { value: ambiguous } }
  const value = parseCell(text, declared, known ?? ',')
  return typeof value === 'string' && isDamagedCode(text)
    ? { reason: 'damaged', details: { value: text } }
    : { value }
}

/** Reads a cell without the validation of the value. */
export function readPlain(
  cell: TypedCell,
  column: ValueColumn,
  context: ReadingContext,
): ValueReading {
  const { type } = column.declared
  if (!isTextValue(cell.text)) return { reason: 'characters', details: { value: cell.text } }
  if (type === 'number' || type === 'range') return readNumber(cell, column, context.mark)
  if (type === 'boolean' && (cell.kind === 'boolean' || cell.kind === 'number'))
    return {
      value: cell.kind === 'boolean' ? cell.value : (booleanOf(cell.text, column) ?? cell.text),
    }
  if (type === 'boolean' && cell.kind === 'text') {
    const text = plainText(cell.text)
    return { value: booleanOf(text, column) ?? text }
  }
  if (hasChoices(column) && (cell.kind === 'text' || cell.kind === 'number')) {
    const text = plainText(cell.text)
    const values = choiceOf(text, column, context.language)
    return values.length > 1
      ? { reason: 'ambiguousChoice', details: { value: text } }
      : { value: values[0] ?? text }
  }
  return readText(cell, column, context.language)
}

/** Reads a cell, also one that removes a value, without the validation of the value. */
export const readCell = (
  cell: TypedCell,
  column: ValueColumn,
  context: ReadingContext,
): ValueReading =>
  cell.kind === 'text' &&
  (isRemoval(cell.text) || (column.key === gtinKey && saysNoGtin(cell.text)))
    ? { value: null }
    : readPlain(cell, column, context)

/**
 * Reads a cell of a value that is not the stored one. The value passes the validation of the
 * editor; the reading of one that does not is refused with its sentence.
 */
export function readValue(
  cell: TypedCell,
  column: ValueColumn,
  context: ReadingContext,
): ValueReading {
  const reading = readCell(cell, column, context)
  if ('reason' in reading || reading.value === null) return reading
  const message = checkValue(reading.value, column.declared, context.language)
  return message === undefined ? reading : { reason: 'invalid', details: { message } }
}
