import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { formatCell } from '#src/content/variants/cells/cell-text.ts'

/** Key of the first column. */
export const partNumberKey = 'part_number'

/** Texts of a row's cells, by the key of their column. */
export type CellTexts = (variant: Variant, key: string) => string

/** Returns a reader of cell texts, which formats each row once. */
export function cellTexts(attributes: readonly Declared[], language: string): CellTexts {
  const columns = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  const known = new WeakMap<Variant, Map<string, string>>()
  return (variant, key) => {
    const texts = known.get(variant) ?? new Map<string, string>()
    if (texts.size === 0) known.set(variant, texts)
    const formatted = texts.get(key)
    if (formatted !== undefined) return formatted
    const declared = columns.get(key)
    const text = declared
      ? formatCell(variant.values?.[key], declared, language)
      : (variant.part_number ?? '')
    texts.set(key, text)
    return text
  }
}
