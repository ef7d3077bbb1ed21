import { unitOf, unitsLike } from '@vitrine/quantities/units'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { fieldsTexts } from '#texts/fields.js'

const { unitSavedAs, unitOwn, unitLike } = labelsOf(fieldsTexts)

/** Note on a typed unit: its symbol, or that the table has none; empty for a symbol itself. */
export function unitNote(text: string, language: string): string {
  const typed = text.trim()
  const symbol = unitOf(typed)?.symbol
  if (typed === '' || symbol === typed) return ''
  if (symbol !== undefined) return textOf(unitSavedAs({ symbol }), language)
  const symbols = unitsLike(typed).map((each) => each.symbol)
  return textOf(symbols.length > 0 ? unitLike({ symbols: symbols.join(', ') }) : unitOwn, language)
}
