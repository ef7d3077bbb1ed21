import { withoutApostrophes } from './csv.ts'
import { textCell, trimmedText } from './typed-cell.ts'
import type { TypedCell } from './typed-cell.ts'

/** Text of a formula that is one constant, by which programs keep leading zeros: `="0012"`. */
function constantOf(raw: string): string | undefined {
  const formula = raw.trim()
  if (!formula.startsWith('="') || !formula.endsWith('"') || formula.length < 3) return undefined
  const inner = formula.slice(2, -1)
  return inner.replaceAll('""', '').includes('"') ? undefined : inner.replaceAll('""', '"')
}

/**
 * Cell of a text of a file or of the clipboard; a text with `=` in front is a formula, unless it is
 * one constant.
 */
export function csvCell(raw: string): TypedCell | undefined {
  if (trimmedText(raw) === '') return undefined
  const constant = constantOf(raw)
  if (constant !== undefined) return trimmedText(constant) === '' ? undefined : textCell(constant)
  if (/^\s*=/.test(raw)) return { kind: 'formula', text: raw }
  return textCell(withoutApostrophes(raw))
}
