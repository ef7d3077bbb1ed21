import { gtinKey } from '@vitrine/contract/gtin'
import { gtinKeyOf } from './catalogue-index.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { ChangedRow } from './row-changes.ts'

const gtinChange = (row: ChangedRow) => row.changes.find(({ column }) => column.key === gtinKey)

const numberOf = ({ target }: ChangedRow): string =>
  target.part ? target.part.variant.part_number : target.partNumber

/**
 * Refuses GTINs that two part numbers would have. A refused change leaves its part number the
 * former GTIN, which another one may have been given: the check is repeated until nothing is
 * refused.
 */
export function refuseTakenGtins(rows: readonly ChangedRow[], index: CatalogueIndex): void {
  for (;;) {
    const changing = rows.filter((row) => gtinChange(row) !== undefined)
    const parts = new Set(changing.flatMap(({ target }) => target.part ?? []))
    const owners = new Map<string, string[]>()
    const add = (gtin: unknown, number: string): void => {
      if (typeof gtin !== 'string' || gtinKeyOf(gtin) === '') return
      const key = gtinKeyOf(gtin)
      owners.set(key, [...(owners.get(key) ?? []), number])
    }
    for (const part of index.parts)
      if (!parts.has(part)) add(part.variant.values?.[gtinKey], part.variant.part_number)
    for (const row of changing) add(gtinChange(row)?.after, numberOf(row))
    const conflicts = changing.flatMap((row) => {
      const change = gtinChange(row)
      const own = numberOf(row)
      const all =
        typeof change?.after === 'string' ? (owners.get(gtinKeyOf(change.after)) ?? []) : []
      const other = all.length > 1 ? (all.find((number) => number !== own) ?? own) : undefined
      return change && other !== undefined ? [{ row, change, other }] : []
    })
    if (conflicts.length === 0) return
    for (const { row, change, other } of conflicts) {
      row.changes = row.changes.filter((one) => one !== change)
      row.refusals.push({
        at: change.at,
        reason: 'gtinTaken',
        details: { value: String(change.after), partNumber: other },
      })
    }
  }
}
