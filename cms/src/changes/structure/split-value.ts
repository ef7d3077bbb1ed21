import type { AttributeValue } from '#src/content/variants/declaration.ts'
import { formatCell } from '#src/content/variants/cells/cell-text.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import type { Rule } from './rule.ts'

const { reasons } = labelsOf(structureTexts)

/** Number with signs and separators at the beginning of a text. */
const leading = /^[-+\u2010-\u2015\u2212\s\d.,]*\d/u

/** Both parts of a value, or the sentence for which it has none. */
export function splitValue(
  value: AttributeValue,
  { by, separator, from }: Rule,
  language: string,
): { parts: readonly [AttributeValue, AttributeValue] } | { message: string } {
  if (by === 'bounds')
    return Array.isArray(value)
      ? { parts: value }
      : typeof value === 'number'
        ? { parts: [value, value] }
        : { message: textOf(reasons.noRange, language) }
  const text = formatCell(value, from.declared, language).trim()
  if (by === 'unit') {
    const number = leading.exec(text)?.[0] ?? ''
    const unit = text.slice(number.length).trim()
    return number === '' || unit === ''
      ? { message: textOf(reasons.noUnit, language) }
      : { parts: [number.trim(), unit] }
  }
  const at = separator === '' ? -1 : text.indexOf(separator)
  const parts = [text.slice(0, Math.max(0, at)).trim(), text.slice(at + separator.length).trim()]
  const [first = '', second = ''] = parts
  return at < 0 || first === '' || second === ''
    ? { message: textOf(reasons.noSeparator({ separator }), language) }
    : { parts: [first, second] }
}
