import { readPlain } from '#src/content/variants/cells/read-value.ts'
import { refusalMessage } from '#src/content/variants/cells/refusals.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { checkValue } from '#src/content/variants/check.ts'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import { formatCell } from '#src/content/variants/cells/cell-text.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import { convertNumber } from '@vitrine/quantities/exact'
import type { Rule } from './rule.ts'
import { ownValue } from './own-value.ts'

const { reasons } = labelsOf(structureTexts)

/** Value as another attribute holds it, or the sentence for which it cannot. */
export type Conversion =
  | { value: AttributeValue; isRounded: boolean }
  /** Dropped by the decision about its choice. */
  | { value: null; isRounded: false; isDropped: true }
  | { message: string }

const isNumeric = ({ declared: { type } }: ValueColumn): boolean =>
  type === 'number' || type === 'range'

/** Numbers by the ratio of the rule, with the decimals of the target. */
function convertNumbers(
  numbers: readonly number[],
  { ratio, from }: Rule,
  to: ValueColumn,
  language: string,
): Conversion {
  const units = { from: from.unit ?? '', to: to.unit ?? '' }
  if (!ratio) return { message: textOf(reasons.noFactor(units), language) }
  const converted = numbers.map((each) => convertNumber(each, ratio, to.declared.decimals))
  const [low, high = low] = converted
  if (!low || !high) return { message: textOf(reasons.size, language) }
  const isRounded = !low.isExact || !high.isExact
  if (to.declared.type === 'range') return { value: [low.value, high.value], isRounded }
  return low.value === high.value
    ? { value: low.value, isRounded }
    : { message: textOf(reasons.twoNumbers, language) }
}

/** Text of a value with its unit, which the other attribute does not have. */
export function textOfValue(
  value: AttributeValue,
  from: ValueColumn,
  unit: string | null,
  language: string,
): string {
  const text = formatCell(value, from.declared, language)
  const isShown = from.unit && from.unit !== unit && typeof value !== 'boolean'
  return isShown ? `${text} ${from.unit}` : text
}

function fromText(text: string, rule: Rule, to: ValueColumn, language: string): Conversion {
  const { from, mark } = rule
  // the number of a text may have the unit behind it
  const column = { ...to, declared: { ...to.declared, unit: from.unit ?? to.unit } }
  const reading = readPlain({ kind: 'text', text }, column, { language, mark })
  if ('reason' in reading)
    return { message: refusalMessage(reading.reason, reading.details ?? {}, language) }
  const { value } = reading
  if (typeof value === 'number') return convertNumbers([value], rule, to, language)
  if (Array.isArray(value)) return convertNumbers(value, rule, to, language)
  return { value, isRounded: false }
}

function carried(value: AttributeValue, rule: Rule, to: ValueColumn, language: string): Conversion {
  const { type } = to.declared
  if (typeof value === 'number' && isNumeric(to)) return convertNumbers([value], rule, to, language)
  if (Array.isArray(value) && isNumeric(to)) return convertNumbers(value, rule, to, language)
  if (typeof value === 'boolean' && type === 'boolean') return { value, isRounded: false }
  if (typeof value === 'number' && type === 'boolean' && (value === 0 || value === 1))
    return { value: value === 1, isRounded: false }
  if (typeof value === 'string' && type === 'text' && rule.from.declared.type === 'text')
    return { value, isRounded: false }
  const isDeclared = to.declared.choices.some((choice) => choice.value === value)
  if (typeof value === 'string' && isDeclared) return { value, isRounded: false }
  const unit = type === 'text' ? to.unit : rule.from.unit
  const text = textOfValue(value, rule.from, unit, language)
  return type === 'text' ? { value: text, isRounded: false } : fromText(text, rule, to, language)
}

/** Value as the target of a rule holds it; it passes the validation of the editor. */
export function convertValue(
  value: AttributeValue,
  rule: Rule,
  to: ValueColumn,
  language: string,
): Conversion {
  const chosen = typeof value === 'string' ? ownValue(rule.choices, value) : undefined
  if (chosen === '') return { value: null, isRounded: false, isDropped: true }
  const converted =
    chosen === undefined
      ? carried(value, rule, to, language)
      : ({ value: chosen, isRounded: false } as const)
  if ('message' in converted) return converted
  const message = checkValue(converted.value, to.declared, language)
  return message === undefined ? converted : { message }
}
