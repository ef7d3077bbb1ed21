import type { ChoiceLookProps } from '#app/ui/elements/choice-look.tsx'

export type DataRow = {
  /** `id` of the row, the target of `#AB-50`. */
  id: string
  partNumber: string
  /** Page of the part number. */
  href?: string | undefined
  /** What is said of the part number below it, perhaps with another's page. */
  note?: { label: string; successor: { label: string; href: string } | undefined } | undefined
  cells: {
    text: string
    sort: number | string | null
    look?: ChoiceLookProps['look']
    /** Pages that the value names: of one, its text is the link. */
    links?: { label: string; href: string }[] | undefined
  }[]
}

/** `index` −1 is the part number. */
export type Sort = { index: number; direction: 'ascending' | 'descending' } | null

const natural = new Intl.Collator('pt-BR', { numeric: true })

/** Cycles ascending, descending, catalogue order. */
export function nextSort(sort: Sort, index: number): Sort {
  if (sort?.index !== index) return { index, direction: 'ascending' }
  return sort.direction === 'ascending' ? { index, direction: 'descending' } : null
}

/** Stable sort; missing values come last in both directions. */
export function sortRows(rows: DataRow[], sort: Sort): DataRow[] {
  if (sort === null) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) =>
    compare(valueOf(one, sort.index), valueOf(other, sort.index), sign),
  )
}

function valueOf(row: DataRow, index: number): number | string | null {
  return index === -1 ? row.partNumber : (row.cells[index]?.sort ?? null)
}

function compare(one: number | string | null, other: number | string | null, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
  return sign * natural.compare(String(one), String(other))
}
