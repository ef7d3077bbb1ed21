import { variantsTexts } from '#texts/variants.js'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { AttributeValue, Declared } from '#src/content/variants/declaration.ts'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { formatNumber, parseNumber, rangeParts } from './number-text.ts'
import type { DecimalMark } from '@vitrine/quantities/numbers'

const yes = new Set([
  'sim',
  's',
  'yes',
  'y',
  'si',
  '1',
  'true',
  'verdadeiro',
  'verdadero',
  'x',
  '✓',
  '✔',
])
const no = new Set(['nao', 'n', 'no', '0', 'false', 'falso', '-', '–', '—', '✗'])

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

function parseRange(
  text: string,
  unit: string | null,
  mark: DecimalMark,
): [number, number] | undefined {
  const parts = rangeParts(text)
  const bounds = parts.map((part) => parseNumber(part, unit, mark))
  const [from, to] = parts.length === 1 ? [bounds[0], bounds[0]] : bounds
  return parts.length <= 2 && from !== undefined && to !== undefined ? [from, to] : undefined
}

/** Date of a text: ISO 8601, or day/month/year in languages with a decimal comma (`31/12/2026`). */
function parseDay(text: string, mark: DecimalMark): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return year === undefined || mark !== ','
    ? undefined
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Value of a cell's text. Unparseable text is kept unchanged, so that the author sees it and the
 * validation reports it.
 */
export function parseCell(text: string, declared: Declared, mark: DecimalMark): AttributeValue {
  const trimmed = text.trim()
  if (trimmed === '') return null
  switch (declared.type) {
    case 'number':
      return parseNumber(trimmed, declared.unit, mark) ?? trimmed
    case 'range':
      return parseRange(trimmed, declared.unit, mark) ?? trimmed
    case 'boolean':
      return yes.has(fold(trimmed)) ? true : no.has(fold(trimmed)) ? false : trimmed
    case 'choice':
    case 'color':
    case 'picture':
      return (
        declared.choices.find(
          (choice) => fold(choice.label) === fold(trimmed) || fold(choice.value) === fold(trimmed),
        )?.value ?? trimmed
      )
    case 'text':
    case 'curve':
      return declared.format === 'day' ? (parseDay(trimmed, mark) ?? trimmed) : trimmed
  }
}

const { yes: yesLabel, no: noLabel } = labelsOf(variantsTexts)

/** Text of a value, inverse of `parseCell`. */
export function formatCell(
  value: AttributeValue | undefined,
  declared: Declared,
  language: string,
): string {
  if (value === null || value === undefined) return ''
  const mark = decimalMarkOf(language)
  if (typeof value === 'number') return formatNumber(value, mark)
  if (Array.isArray(value))
    return value[0] === value[1]
      ? formatNumber(value[0], mark)
      : `${formatNumber(value[0], mark)}–${formatNumber(value[1], mark)}`
  if (typeof value === 'boolean') return textOf(value ? yesLabel : noLabel, language)
  if (declared.format === 'day' && mark === ',')
    return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')
  return declared.choices.find((choice) => choice.value === value)?.label ?? value
}
