import { useMemo, useState } from 'react'
import { isFiltered, noFilters, shownRows } from '#src/admin/grid/core/filter.ts'
import type {
  ColumnFilter,
  FilterSource,
  SheetFilters,
  SheetSort,
} from '#src/admin/grid/core/filter.ts'
import { groupedRows } from '#src/admin/grid/core/grouped-rows.ts'
import type { SheetGroups } from '#src/admin/grid/core/grouped-rows.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import type { CellTexts } from '#src/admin/grid/core/cell-texts.ts'
import { partNumberKey } from '#src/admin/grid/core/cell-texts.ts'

interface ViewOptions {
  rows: readonly Variant[]
  textOf: CellTexts
  hasError: (row: number) => boolean
  hasChange: (row: number) => boolean
  language: string
  /** Groups of the rows; undefined: they have none. */
  groups?: SheetGroups | undefined
  /** Filters that are set at first. */
  initial?: SheetFilters | undefined
  /** Keys of the columns that a text is looked for in. */
  keys: readonly string[]
}

interface View {
  filters: SheetFilters
  sort: SheetSort | undefined
  /** Shown rows; undefined if all are shown in the stored order. */
  order: number[] | undefined
  /** Rows at the time the filters were applied. */
  rows: readonly Variant[]
}

const withoutOnly = ({ only: _, ...filters }: SheetFilters): SheetFilters => filters

const valueAt = (variant: Variant | undefined, key: string): unknown =>
  key === partNumberKey ? variant?.part_number : variant?.values?.[key]

/**
 * Shown rows of a grid and their order. Filters are evaluated when they are set: a row that is
 * corrected later stays visible until the next evaluation, and added rows are always shown.
 */
export function useGridView(options: ViewOptions) {
  const { rows, textOf, hasError, hasChange, language, groups, initial = noFilters, keys } = options
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
      keys,
      hasError,
      hasChange,
      ...(isRetained ? { isRetained } : {}),
    }
    const isPart = isFiltered(filters) || sort !== undefined
    const order = isPart ? shownRows(source, filters, sort, language) : undefined
    return { filters, sort, order, rows }
  }
  const [view, setView] = useState<View>(() => withOrder({ filters: initial, sort: undefined }))
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
  const count = rows.length
  const passing = useMemo(
    () =>
      view.order?.filter((row) => row < count) ?? Array.from({ length: count }, (_, row) => row),
    [view.order, count],
  )
  const grouped = useMemo(() => groups && groupedRows(passing, groups), [passing, groups])
  const { filters, sort } = view
  return {
    filters,
    sort,
    /** Indices of the shown rows in the data. */
    order: grouped?.order ?? passing,
    /** Rows that pass the filters, also those of folded groups. */
    passing,
    /** Lines of the sheet with the headings of groups; undefined without groups. */
    lines: grouped?.lines,
    /** Index of the line of a shown row. */
    lineOf: (row: number): number => grouped?.lineOf[row] ?? row,
    isFiltered: isFiltered(filters),
    filterColumn: (key: string, filter: ColumnFilter | undefined): void => {
      const { [key]: _, ...others } = filters.columns
      apply({ filters: { ...filters, columns: filter ? { ...others, [key]: filter } : others } })
    },
    filterOnly: (only: SheetFilters['only']): void =>
      void apply({ filters: { ...withoutOnly(filters), ...(only ? { only } : {}) } }),
    filterText: (text: string): void =>
      void apply({ filters: { ...filters, text: text.trim() === '' ? undefined : text } }),
    sortBy: (next: SheetSort | undefined): void => void apply({ sort: next }),
    clear: (): void => void apply({ filters: noFilters }),
    reset: (): void => void apply({ filters: noFilters, sort: undefined }),
  }
}
