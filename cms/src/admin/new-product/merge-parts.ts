import type { ReadTable } from '#src/changes/plans/product-check.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { isBlank, withBlankRow } from './product-draft.ts'

/** Rows with those of a table: a known code gets its values, others are appended. */
export function mergeParts(rows: readonly Variant[], parts: ReadTable['parts']): Variant[] {
  const merged = rows.filter((row) => !isBlank(row))
  const places = new Map(merged.map((row, at) => [normalizePartNumber(row.part_number), at]))
  for (const { part_number: code, values } of parts) {
    const key = normalizePartNumber(code)
    const at = key === '' ? undefined : places.get(key)
    const known = at === undefined ? undefined : merged[at]
    if (at !== undefined && known) merged[at] = { ...known, values: { ...known.values, ...values } }
    else {
      if (key !== '') places.set(key, merged.length)
      merged.push({ part_number: code, values })
    }
  }
  return withBlankRow(merged)
}
