import type { AttributeValue, Declared } from '../declaration.ts'

/** `7`, `7.5` and, where the language has it, `7,5`. */
export function formatNumber(value: number, comma: boolean): string {
  return comma ? String(value).replace('.', ',') : String(value)
}

const yes = new Set(['sim', 's', 'yes', 'y', 'si', '1', 'true', 'verdadeiro', 'verdadero', 'x', '✓', '✔'])
const no = new Set(['nao', 'n', 'no', '0', 'false', 'falso', '-', '–', '—', '✗'])

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** A number as people write it: decimal comma or point, perhaps thousands, perhaps its unit behind it. */
export function parseNumber(text: string, unit: string | null): number | undefined {
  let digits = text.replace(/[\s\u00A0\u202F]/g, '').replace('−', '-')
  if (unit && digits.toLowerCase().endsWith(unit.replace(/\s/g, '').toLowerCase())) digits = digits.slice(0, -unit.replace(/\s/g, '').length)
  const comma = digits.lastIndexOf(',')
  const point = digits.lastIndexOf('.')
  if (comma >= 0 && point >= 0) digits = comma > point ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  else if (comma >= 0) digits = digits.replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : undefined
}

function parseRange(text: string, unit: string | null): [number, number] | undefined {
  const parts = text.split(/\s*(?:\.\.+|…|–|—|\s(?:a|to|até|hasta)\s|(?<=[\d\s])-)\s*/).filter((part) => part !== '')
  const numbers = parts.map((part) => parseNumber(part, unit))
  const [from, to = from] = numbers
  return parts.length <= 2 && from !== undefined && to !== undefined ? [from, to] : undefined
}

/**
 * The value that a cell's text means. What cannot be understood is kept as it was written, so that its author sees
 * it and the check says what to do.
 */
export function parseCell(text: string, declared: Declared): AttributeValue {
  const trimmed = text.trim()
  if (trimmed === '') return null
  switch (declared.type) {
    case 'number': return parseNumber(trimmed, declared.unit) ?? trimmed
    case 'range': return parseRange(trimmed, declared.unit) ?? trimmed
    case 'boolean': return yes.has(fold(trimmed)) ? true : no.has(fold(trimmed)) ? false : trimmed
    case 'choice': return declared.choices.find((choice) => fold(choice.label) === fold(trimmed) || fold(choice.value) === fold(trimmed))?.value ?? trimmed
    case 'text': return trimmed
  }
}

const truth: Record<string, [string, string]> = { pt: ['Não', 'Sim'], en: ['No', 'Yes'], es: ['No', 'Sí'] }

/** The text of a value, as `parseCell` reads it back. */
export function formatCell(value: AttributeValue | undefined, declared: Declared, language: string): string {
  if (value === null || value === undefined) return ''
  const comma = language !== 'en'
  if (typeof value === 'number') return formatNumber(value, comma)
  if (Array.isArray(value)) return value[0] === value[1] ? formatNumber(value[0], comma) : `${formatNumber(value[0], comma)}–${formatNumber(value[1], comma)}`
  if (typeof value === 'boolean') return truth[language]?.[value ? 1 : 0] ?? String(value)
  return declared.choices.find((choice) => choice.value === value)?.label ?? value
}
