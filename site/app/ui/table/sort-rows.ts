import type { ChoiceLookProps } from '#app/ui/elements/choice-look.tsx'

export type DataRow = {
  /** Id of the row, the target of `#AB-50`. */
  id: string
  partNumber: string
  /** Page of the part number. */
  href?: string | undefined
  /** Note below the part number, optionally with a link to its successor. */
  note?: { label: string; successor: { label: string; href: string } | undefined } | undefined
  cells: {
    text: string
    sort: number | string | null
    look?: ChoiceLookProps['look']
    /** Links of the value; a single link has the value as its text. */
    links?: { label: string; href: string }[] | undefined
  }[]
}

/** `index` −1 sorts by part number. */
export type Sort = { index: number; direction: 'ascending' | 'descending' } | null

const natural = new Intl.Collator('pt-BR', { numeric: true })

/** Next state in the cycle: ascending, descending, catalogue order. */
export function nextSort(sort: Sort, index: number): Sort {
  if (sort?.index !== index) return { index, direction: 'ascending' }
  return sort.direction === 'ascending' ? { index, direction: 'descending' } : null
}

/** Stable sort; missing values come last in both directions. */
export function sortRows(rows: DataRow[], sort: Sort): DataRow[] {
  if (sort === null) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => compare(valueOf(a, sort.index), valueOf(b, sort.index), sign))
}

function valueOf(row: DataRow, index: number): number | string | null {
  return index === -1 ? row.partNumber : (row.cells[index]?.sort ?? null)
}

function compare(a: number | string | null, b: number | string | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
  return sign * natural.compare(String(a), String(b))
}
