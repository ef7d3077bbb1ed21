import { useMemo, useState } from 'react'
import { isFiltered, noFilters, shownRows } from '#src/content/sheet/filter.ts'
import type {
  ColumnFilter,
  FilterSource,
  SheetFilters,
  SheetSort,
} from '#src/content/sheet/filter.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import type { CellTexts } from './cell-texts.ts'
import { partNumberKey } from './cell-texts.ts'

interface ViewOptions {
  rows: readonly Variant[]
  textOf: CellTexts
  hasError: (row: number) => boolean
  hasChange: (row: number) => boolean
  language: string
}

interface View {
  filters: SheetFilters
  sort: SheetSort | undefined
  /** Shown rows; undefined if all are shown in the stored order. */
  order: number[] | undefined
  /** Rows at the time the filters were applied. */
  rows: readonly Variant[]
}

const valueAt = (variant: Variant | undefined, key: string): unknown =>
  key === partNumberKey ? variant?.part_number : variant?.values?.[key]

/**
 * Shown rows of a grid and their order. Filters are evaluated when they are set: a row that is
 * corrected later stays visible until the next evaluation, and added rows are always shown.
 */
export function useGridView({ rows, textOf, hasError, hasChange, language }: ViewOptions) {
  const [view, setView] = useState<View>({
    filters: noFilters,
    sort: undefined,
    order: undefined,
    rows,
  })
  const withOrder = (
    { filters, sort }: Pick<View, 'filters' | 'sort'>,
    isRetained?: FilterSource['isRetained'],
  ): View => {
    const source: FilterSource = {
      rows: rows.length,
      textAt: (row, key) => {
        const variant = rows[row]
        return variant ? textOf(variant, key) : ''
      },
      valueAt: (row, key) => valueAt(rows[row], key),
      hasError,
      hasChange,
      ...(isRetained ? { isRetained } : {}),
    }
    const isPart = isFiltered(filters) || sort !== undefined
    const order = isPart ? shownRows(source, filters, sort, language) : undefined
    return { filters, sort, order, rows }
  }
  const apply = (change: Partial<Pick<View, 'filters' | 'sort'>>): View => {
    const next = withOrder({ filters: view.filters, sort: view.sort, ...change })
    setView(next)
    return next
  }
  if (view.order && view.rows.length !== rows.length) {
    const known = new Set(view.rows)
    setView(
      withOrder(view, (row) => {
        const variant = rows[row]
        return variant !== undefined && !known.has(variant)
      }),
    )
  }
  const order = useMemo(
    () => view.order?.filter((row) => row < rows.length) ?? Array.from(rows.keys()),
    [view.order, rows],
  )
  const { filters, sort } = view
  return {
    filters,
    sort,
    /** Indices of the shown rows in the data. */
    order,
    isFiltered: isFiltered(filters),
    filterColumn: (key: string, filter: ColumnFilter | undefined): void => {
      const { [key]: _, ...others } = filters.columns
      apply({ filters: { ...filters, columns: filter ? { ...others, [key]: filter } : others } })
    },
    filterOnly: (only: SheetFilters['only']): void =>
      void apply({ filters: { columns: filters.columns, ...(only ? { only } : {}) } }),
    sortBy: (next: SheetSort | undefined): void => void apply({ sort: next }),
    clear: (): void => void apply({ filters: noFilters }),
    reset: (): void => void apply({ filters: noFilters, sort: undefined }),
  }
}
