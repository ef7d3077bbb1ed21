import { isDeepStrictEqual } from 'node:util'
import { applyChanges, diffValues } from '#src/changes/diff-values.ts'
import type { ValueChange } from '#src/changes/diff-values.ts'
import { isRowKeys, partNumberOf, placePart } from '#src/changes/document-values.ts'
import type { Values } from '#src/changes/document-values.ts'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import { convertRow } from './convert-row.ts'
import type { ConvertedCell } from './convert-row.ts'
import type { Rule } from './rule.ts'

/** Value that was written later, with what becomes of it. */
export interface CarriedCell {
  partNumber: string
  rule: Rule
  cell: ConvertedCell
  /** Path of the value as it is. */
  path: string
}

interface Reversal {
  /** Values as they are. */
  now: Values
  /** Changes that take back what is still so. */
  reversed: readonly ValueChange[]
  /** Values before the change that is taken back, by path. */
  former: ReadonlyMap<string, unknown>
  rules: readonly Rule[]
  language: string
}

const cellPath = (row: string, key: string): string =>
  `variants/${placePart(row)}/${placePart(key)}`

/**
 * Changes of a product that take back a change of its attributes: what is still so gets its former
 * value, a value that was written later is carried to the former attribute. One that the former
 * attribute cannot hold makes room for the former value, and is named.
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
    // taken back as a whole
    if (written.has(`variants/${placePart(row)}`)) continue
    for (const rule of rules) {
      const path = cellPath(row, rule.from.key)
      const value = now[path] as AttributeValue | undefined
      if (value === undefined || value === null || written.has(path)) continue
      const { cells, values: converted } = convertRow({ [rule.from.key]: value }, [rule], language)
      const [cell] = cells
      if (!cell) continue
      delete values[path]
      const before = former.get(path) ?? null
      if (before !== null && rule.to[0]?.key === rule.from.key) values[path] = before
      for (const [key, each] of Object.entries(converted))
        if (each !== null) values[cellPath(row, key)] = each
      if (!isDeepStrictEqual(converted, { [rule.from.key]: value }))
        carried.push({ partNumber: partNumberOf(row), rule, cell, path })
    }
  }
  return { changes: diffValues(now, values), carried }
}
