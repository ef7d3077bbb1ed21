import { instantOf, wallClock } from '@vitrine/configuration/wall-clock'
import { shownText } from '@vitrine/spreadsheets/shown-text'
import type { TypedValue } from '@vitrine/spreadsheets/typed-workbook'
import type { TypedCell } from '@vitrine/spreadsheets/typed-cell'
import { readDay } from '#src/content/cross-references/declaration.ts'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import type { DecimalMark } from '@vitrine/quantities/numbers'
import { localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { DocumentColumn } from './document-columns.ts'
import { panelLanguages } from '#src/content/variants/cells/part-number-columns.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import {
  booleanOf,
  codeOf,
  isRemoval,
  isSameValue,
  plainText,
  readPlain,
} from '#src/content/variants/cells/read-value.ts'
import type { RefusalDetails, RefusalReason } from '#src/content/variants/cells/refusals.ts'
import { RelatedNames } from './related-names.ts'
import { foldedText } from '#src/content/variants/cells/sheet-product.ts'

/** What the reading of cells needs. */
export interface CellContext {
  language: string
  mark: DecimalMark | undefined
  /** Names of the documents of a collection. */
  namesOf: (collection: string) => RelatedNames
}

/** Value of a cell, or the reason for which it is none; null: the value is to be removed. */
export type CellReading = { value: unknown } | { reason: RefusalReason; details?: RefusalDetails }

/** Signs between the parts of a cell with several values. */
const between = { choices: ', ', relations: '; ' } as const

const dayOf = (iso: string): string => new Date(wallClock(Date.parse(iso))).toISOString()

/** Day and time of the staff's time zone: `2026-11-27 14:30`. */
const timeText = (iso: string): string => dayOf(iso).slice(0, 16).replace('T', ' ')

/** Day at noon, so that it is the same one in every time zone. */
const dayAtNoon = (day: string): string =>
  new Date(instantOf(Date.parse(`${day}T12:00:00Z`))).toISOString()

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each: unknown) =>
    typeof each === 'number' ? [each] : [],
  )

function optionText(value: unknown, { options }: DocumentColumn, language: string): string {
  const label = textOf(options.find((each) => each.value === value)?.label ?? {}, language)
  const isPlain = label !== '' && !label.includes(',')
  const isUnique = options.filter((each) => textOf(each.label, language) === label).length === 1
  return isPlain && isUnique ? label : String(value)
}

/** Cell of a stored value. */
export function documentCell(
  value: unknown,
  column: DocumentColumn,
  { language, namesOf }: Pick<CellContext, 'language' | 'namesOf'>,
): TypedValue {
  if (value === null || value === undefined || value === '') return null
  switch (column.kind) {
    case 'number':
      return typeof value === 'number' ? value : String(value)
    case 'boolean':
      return value === true
    case 'day':
      return isTime(value) ? dayOf(value).slice(0, 10) : String(value)
    case 'time':
      return isTime(value) ? timeText(value) : String(value)
    case 'choice':
    case 'choices':
      return [value]
        .flat()
        .map((each) => optionText(each, column, language))
        .join(between.choices)
    case 'relation':
    case 'relations': {
      const names = namesOf(column.relatedTo ?? '')
      return idsOf(value)
        .map((id) => names.nameOf(id, localeOfPanel(language)))
        .join(between.relations)
    }
    case 'text':
      return String(value)
  }
}

/** Column of the part numbers' engine that reads the cells of numbers and of yes or no. */
const plainColumn = ({ key, kind, labels }: DocumentColumn): ValueColumn => ({
  key,
  declared: {
    key,
    label: key,
    type: kind === 'boolean' ? 'boolean' : 'number',
    unit: null,
    decimals: null,
    choices: [],
  },
  locale: null,
  labels,
  unit: null,
  choices: {},
})

/** Parts of a cell with several values. */
const partsOf = (text: string, sign: RegExp): string[] =>
  plainText(text)
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean)

function optionOf(text: string, { options }: DocumentColumn): string[] {
  const name = foldedText(text)
  const exact = options.filter(({ value }) => value === text)
  const named = options.filter(({ label }) =>
    panelLanguages.some((language) => foldedText(textOf(label, language)) === name),
  )
  return (exact.length > 0 ? exact : named).map(({ value }) => value)
}

function readOptions(text: string, column: DocumentColumn, language: string): CellReading {
  const parts = column.kind === 'choices' ? partsOf(text, /[,;\n]/) : [plainText(text)]
  const values: string[] = []
  for (const part of parts) {
    const [value, ...others] = optionOf(part, column)
    if (others.length > 0) return { reason: 'ambiguousChoice', details: { value: part } }
    if (value === undefined)
      return {
        reason: 'noOption',
        details: {
          value: part,
          title: column.options.map((each) => textOf(each.label, language)).join(', '),
        },
      }
    values.push(value)
  }
  return { value: column.kind === 'choices' ? [...new Set(values)] : values[0] }
}

function readRelations(text: string, column: DocumentColumn, context: CellContext): CellReading {
  const names = context.namesOf(column.relatedTo ?? '')
  const locale = localeOfPanel(context.language)
  const isMany = column.kind === 'relations'
  const ids: number[] = []
  for (const part of isMany ? partsOf(text, /[;\n]/) : [plainText(text)]) {
    const [found, ...others] = names.find(part)
    if (!found) {
      const near = names.nearest(part, locale).join('; ')
      return {
        reason: near === '' ? 'unknownRelated' : 'nearRelated',
        details: { value: part, title: near },
      }
    }
    if (others.length > 0)
      return {
        reason: 'severalRelated',
        details: {
          value: part,
          title: [found, ...others]
            .slice(0, 5)
            .map(({ id }) => names.nameOf(id, locale))
            .join('; '),
        },
      }
    ids.push(found.id)
  }
  return { value: isMany ? [...new Set(ids)] : ids[0] }
}

/** Day and time of a text; a day alone begins at midnight. */
function readTime(text: string, language: string): CellReading {
  const [date = '', time = '00:00', ...rest] = text.split(/[\sT]+/)
  const day = isOwnDay(date, language) ? readDay(date, language) : undefined
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time)
  if (day === undefined || !clock || rest.length > 0)
    return { reason: 'noTime', details: { value: text } }
  const hours = (clock[1] ?? '').padStart(2, '0')
  return { value: new Date(instantOf(Date.parse(`${day}T${hours}:${clock[2]}:00Z`))).toISOString() }
}

/** True unless the order of day and month is open: with slashes in languages with a decimal point. */
const isOwnDay = (text: string, language: string): boolean =>
  !text.includes('/') || decimalMarkOf(language) === ','

function readDate(cell: TypedCell, { kind }: DocumentColumn, language: string): CellReading {
  if (cell.kind !== 'text' && cell.kind !== 'date') {
    const code = codeOf(cell)
    if ('reason' in code) return { reason: code.reason, details: { value: cell.text } }
  }
  const text = plainText(cell.text)
  if (kind === 'time') return readTime(text, language)
  const day =
    cell.kind === 'date' ? text : isOwnDay(text, language) ? readDay(text, language) : undefined
  return day === undefined
    ? { reason: 'noDay', details: { value: text } }
    : { value: dayAtNoon(day) }
}

function readText(cell: TypedCell, column: DocumentColumn, context: CellContext): CellReading {
  const { kind } = column
  if (kind === 'day' || kind === 'time') return readDate(cell, column, context.language)
  const code = codeOf(cell)
  if ('reason' in code) return { reason: code.reason, details: { value: cell.text } }
  const { text } = code
  if (kind === 'choice' || kind === 'choices') return readOptions(text, column, context.language)
  if (kind === 'relation' || kind === 'relations') return readRelations(text, column, context)
  return { value: text }
}

/** Reads a cell; the value still has to pass the validation of its field. */
export function readDocumentCell(
  cell: TypedCell,
  column: DocumentColumn,
  context: CellContext,
): CellReading {
  if (cell.kind === 'text' && isRemoval(cell.text))
    return { value: column.kind === 'boolean' ? false : null }
  if (column.kind !== 'number' && column.kind !== 'boolean') return readText(cell, column, context)
  const reading = readPlain(cell, plainColumn(column), context)
  if ('reason' in reading) return reading
  const { value } = reading
  if (typeof value === column.kind) return { value }
  return {
    reason: column.kind === 'number' ? 'noNumber' : 'noBoolean',
    details: { value: cell.text },
  }
}

const sameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

function namesShown(text: string, value: unknown, column: DocumentColumn, context: CellContext) {
  const names = context.namesOf(column.relatedTo ?? '')
  const ids = idsOf(value)
  const parts = column.kind === 'relations' ? partsOf(text, /[;\n]/) : [plainText(text)]
  return (
    parts.length === ids.length &&
    parts.every((part, at) => {
      const found = names.find(part)
      return found.length > 0
        ? found.some(({ id }) => id === ids[at])
        : RelatedNames.numberIn(part) === ids[at]
    })
  )
}

/** True if a cell shows the stored value, in any spelling and any language of the panel. */
export function showsDocumentValue(
  cell: TypedCell,
  value: unknown,
  column: DocumentColumn,
  context: CellContext,
): boolean {
  const isEmpty = value === null || value === undefined || value === ''
  if (cell.kind === 'formula' || cell.kind === 'merged' || cell.kind === 'percent') return false
  if (isEmpty)
    return column.kind === 'boolean' && booleanOf(cell.text, plainColumn(column)) === false
  const text = plainText(cell.text)
  const shown = documentCell(value, column, context)
  if (typeof shown === 'string' && [shown, shownText(shown)].some((one) => plainText(one) === text))
    return true
  if (column.kind === 'relation' || column.kind === 'relations')
    return namesShown(text, value, column, context)
  if (column.kind === 'text') return false
  const readings = (['.', ','] as const).map((mark) =>
    readDocumentCell(cell, column, { ...context, mark }),
  )
  return readings.some(
    (reading) => 'value' in reading && isSameDocumentValue(reading.value, value, column),
  )
}

/** True for equal values of a column; of a time the minute counts, of a day the day. */
export function isSameDocumentValue(
  one: unknown,
  other: unknown,
  { kind }: Pick<DocumentColumn, 'kind'>,
): boolean {
  const [a, b] = [one ?? null, other ?? null]
  if (kind === 'boolean') return (a ?? false) === (b ?? false)
  if (isTime(a) && isTime(b) && (kind === 'day' || kind === 'time')) {
    const length = kind === 'day' ? 10 : 16
    return dayOf(a).slice(0, length) === dayOf(b).slice(0, length)
  }
  if (kind === 'relations') return sameIds(idsOf(a), idsOf(b))
  if (Array.isArray(a) && Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b)
  if (typeof a === 'number' && typeof b === 'number') return isSameValue(a, b)
  return a === b
}
