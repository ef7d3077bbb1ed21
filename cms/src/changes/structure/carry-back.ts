import { isDeepStrictEqual } from 'node:util'
import { applyChanges, diffValues } from '#src/recording/history/diff-values.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import { isRowKeys, partNumberOf, placePart } from '#src/recording/history/document-values.ts'
import type { Values } from '#src/recording/history/document-values.ts'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import { convertRow } from './convert-row.ts'
import type { ConvertedCell } from './convert-row.ts'
import type { Rule } from './rule.ts'

/** Value written after the change, with its conversion by the inverse rule. */
export interface CarriedCell {
  partNumber: string
  rule: Rule
  cell: ConvertedCell
  /** Path of the value before the conversion. */
  path: string
}

interface Reversal {
  /** Present values. */
  now: Values
  /** Reversals of the values that nobody changed since. */
  reversed: readonly ValueChange[]
  /** Values before the change, by path. */
  former: ReadonlyMap<string, unknown>
  rules: readonly Rule[]
  language: string
}

const cellPath = (row: string, key: string): string =>
  `variants/${placePart(row)}/${placePart(key)}`

/**
 * Undo of a change of attributes for one product. Unchanged values get their former value. Values
 * written after the change are converted to the former attribute; a value that it cannot hold is
 * replaced by the former value and returned in `carried`.
 */
export function carryBack({ now, reversed, former, rules, language }: Reversal): {
  changes: ValueChange[]
  carried: CarriedCell[]
} {
  const values = applyChanges(now, reversed)
  const list = values['variants']
  const written = new Set(reversed.map(({ path }) => path))
  const carried: CarriedCell[] = []
  for (const row of isRowKeys(list) ? list.rows : []) {
    // the reversal removes or restores the whole row
    if (written.has(`variants/${placePart(row)}`)) continue
    /** Attributes that got a value which was carried. */
    const filled = new Set<string>()
    for (const rule of rules) {
      const path = cellPath(row, rule.from.key)
      const value = now[path] as AttributeValue | undefined
      if (value === undefined || value === null || written.has(path)) continue
      const { cells, values: converted } = convertRow({ [rule.from.key]: value }, [rule], language)
      const [cell] = cells
      if (!cell) continue
      const before = former.get(path) ?? null
      const isRestored = rule.to.every(({ key }) => key === rule.from.key)
      if (!filled.has(rule.from.key)) delete values[path]
      if (before !== null && isRestored && !filled.has(rule.from.key)) values[path] = before
      for (const [key, each] of Object.entries(converted)) {
        if (each === null) continue
        values[cellPath(row, key)] = each
        filled.add(key)
      }
      if (!isDeepStrictEqual(converted, { [rule.from.key]: value }))
        carried.push({ partNumber: partNumberOf(row), rule, cell, path })
    }
  }
  return { changes: diffValues(now, values), carried }
}
