import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import type { PastePlan } from './paste.ts'

/** Cell of a row by its index in the data. */
export interface CellKey {
  row: number
  key: string
}

/** Part of a paste that a grid with fixed rows and closed cells takes. */
export interface TakenPaste {
  rows: Variant[]
  changed: CellKey[]
  /** Number of cells with their present value. */
  equal: number
  /** Number of cells that would change and cannot be written, or have no row or column. */
  left: number
}

/** Takes the changes of a paste in present rows and open cells; part numbers stay. */
export function takeOpen(
  rows: readonly Variant[],
  plan: Pick<PastePlan, 'rows' | 'changes' | 'cells' | 'outside' | 'rowless'>,
  {
    attributes,
    isClosed,
  }: { attributes: readonly Declared[]; isClosed: (row: number, key: string) => boolean },
): TakenPaste {
  const present = (cells: readonly { row: number }[]): number =>
    cells.filter(({ row }) => row < rows.length).length
  const taken: TakenPaste = {
    rows: [...rows],
    changed: [],
    equal: present(plan.cells) - present(plan.changes),
    left: plan.outside + plan.rowless,
  }
  for (const { row, column } of plan.changes) {
    const key = attributes[column - 1]?.key
    const variant = taken.rows[row]
    if (key === undefined || !variant || isClosed(row, key)) {
      taken.left += 1
      continue
    }
    const value = plan.rows[row]?.values[key]
    const { [key]: _, ...others } = variant.values
    taken.rows[row] = {
      ...variant,
      values: value === undefined ? others : { ...others, [key]: value },
    }
    taken.changed.push({ row, key })
  }
  return taken
}
