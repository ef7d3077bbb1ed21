/** Line of a grouped sheet: the heading of a group, or a shown row by its index. */
export type SheetLine = { group: number; count: number } | { row: number }

/** Groups of a sheet: group of each row of the data, and those whose rows are hidden. */
export interface SheetGroups {
  of: (row: number) => number
  folded: ReadonlySet<number>
}

export interface GroupedRows {
  /** Indices of the shown rows in the data. */
  order: number[]
  lines: SheetLine[]
  /** Index of the line of each shown row. */
  lineOf: number[]
}

/** Groups rows in the order in which their groups first occur; the order within them is kept. */
export function groupedRows(rows: readonly number[], { of, folded }: SheetGroups): GroupedRows {
  const grouped: GroupedRows = { order: [], lines: [], lineOf: [] }
  for (const [group, own] of Map.groupBy(rows, of)) {
    grouped.lines.push({ group, count: own.length })
    if (folded.has(group)) continue
    for (const row of own) {
      grouped.lineOf.push(grouped.lines.length)
      grouped.lines.push({ row: grouped.order.length })
      grouped.order.push(row)
    }
  }
  return grouped
}
