/** Filter of a column: a set of texts, bounds of a number, or a substring. */
export type ColumnFilter =
  | { kind: 'values'; texts: readonly string[] }
  | { kind: 'between'; from: number | undefined; to: number | undefined }
  | { kind: 'contains'; text: string }

/** Filters and sort order of a sheet. Columns are identified by their keys. */
export interface SheetFilters {
  columns: Readonly<Record<string, ColumnFilter>>
  only?: 'errors' | 'changes'
  /** Text that some cell of a row contains. */
  text?: string | undefined
}

export interface SheetSort {
  key: string
  direction: 'ascending' | 'descending'
}

/** Access to the cells of a sheet, by the row's index in the data. */
export interface FilterSource {
  rows: number
  /** Keys of the columns that a text is looked for in. */
  keys?: readonly string[]
  textAt: (row: number, key: string) => string
  valueAt: (row: number, key: string) => unknown
  hasError: (row: number) => boolean
  hasChange: (row: number) => boolean
  /** True if the row is shown regardless of the filters, for example because it was just added. */
  isRetained?: (row: number) => boolean
}

export const noFilters: SheetFilters = { columns: {} }

export const isFiltered = ({ columns, only, text }: SheetFilters): boolean =>
  only !== undefined || text !== undefined || Object.keys(columns).length > 0

const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Lower and upper bound of a number or range; undefined for other values. */
function boundsOf(value: unknown): [number, number] | undefined {
  const [from, to]: unknown[] = Array.isArray(value) ? value : [value, value]
  return typeof from === 'number' && typeof to === 'number' ? [from, to] : undefined
}

function passes(filter: ColumnFilter, text: string, value: unknown): boolean {
  switch (filter.kind) {
    case 'values':
      return filter.texts.includes(text)
    case 'contains':
      return foldText(text).includes(foldText(filter.text))
    case 'between': {
      const bounds = boundsOf(value)
      // a range matches if it overlaps the bounds
      return (
        bounds !== undefined &&
        (filter.from === undefined || bounds[1] >= filter.from) &&
        (filter.to === undefined || bounds[0] <= filter.to)
      )
    }
  }
}

/** Compares two cells for sorting; empty cells come last in both directions. */
function comparison(
  source: FilterSource,
  { key, direction }: SheetSort,
  language: string,
): (a: number, b: number) => number {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const sign = direction === 'ascending' ? 1 : -1
  return (a, b) => {
    const [textA, textB] = [source.textAt(a, key), source.textAt(b, key)]
    if (textA === '' || textB === '') return Number(textA === '') - Number(textB === '')
    const [boundsA, boundsB] = [boundsOf(source.valueAt(a, key)), boundsOf(source.valueAt(b, key))]
    if (boundsA && boundsB) return sign * (boundsA[0] - boundsB[0] || boundsA[1] - boundsB[1])
    return sign * collator.compare(textA, textB)
  }
}

/** Indices of the rows that pass the filters, in sort order. */
export function shownRows(
  source: FilterSource,
  { columns, only, text }: SheetFilters,
  sort: SheetSort | undefined,
  language: string,
): number[] {
  const filters = Object.entries(columns)
  const wanted = text === undefined ? '' : foldText(text)
  const hasText = (row: number): boolean =>
    wanted === '' ||
    (source.keys ?? []).some((key) => foldText(source.textAt(row, key)).includes(wanted))
  const shown = Array.from({ length: source.rows }, (_, row) => row).filter(
    (row) =>
      source.isRetained?.(row) ||
      ((only !== 'errors' || source.hasError(row)) &&
        (only !== 'changes' || source.hasChange(row)) &&
        hasText(row) &&
        filters.every(([key, filter]) =>
          passes(filter, source.textAt(row, key), source.valueAt(row, key)),
        )),
  )
  return sort ? shown.sort(comparison(source, sort, language)) : shown
}

/** Distinct texts of a column with their number of rows, in natural order; the empty text last. */
export function countTexts(
  texts: readonly string[],
  language: string,
): { text: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const collator = new Intl.Collator(language, { numeric: true })
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .toSorted(
      (a, b) => Number(a.text === '') - Number(b.text === '') || collator.compare(a.text, b.text),
    )
}
