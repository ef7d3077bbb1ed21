import { useMemo } from 'react'
import { partNumberKey } from '#src/admin/grid/core/cell-texts.ts'
import { columnWidth, isFigures } from '#src/admin/grid/core/column-shape.ts'
import type { GridEditor } from './use-grid-editor.ts'

/** Column of a sheet: the first one has the part number. */
export interface SheetColumn {
  key: string
  name: string
  isFigures: boolean
  isComputed: boolean
  /** Width, px. */
  width: number
}

/** Column that is rendered, and the number of those left out before it. */
export interface RenderedColumn extends SheetColumn {
  index: number
  gap: number
}

/** Columns that are rendered, and the number of those left out after them. */
export interface RenderedColumns {
  rendered: readonly RenderedColumn[]
  rest: number
}

/** Names and widths of the shown columns, and the left edge of each with the right one of the last. */
export function useGridColumns(editor: GridEditor, first: string) {
  const { rows, shown, published, textOf } = editor
  const declared = useMemo(
    () => [
      { key: partNumberKey, name: first, isFigures: false, isComputed: false },
      ...shown.map((each) => ({
        key: each.key,
        name: each.label,
        isFigures: isFigures(each),
        isComputed: Boolean(each.computed),
      })),
    ],
    [first, shown],
  )
  // texts of unchanged rows are measured once, also of thousands
  const before = useMemo(
    () =>
      declared.map(({ key }) =>
        (published ?? []).reduce(
          (most, variant) => (variant ? Math.max(most, textOf(variant, key).length) : most),
          0,
        ),
      ),
    [declared, published, textOf],
  )
  const widths = useMemo(() => {
    const changed = [...rows.keys()].filter((row) => rows[row] !== published?.[row])
    return declared.map(({ key, name }, column) => {
      const length = changed.reduce((most, row) => {
        const variant = rows[row]
        const text = variant ? textOf(variant, key) : ''
        const stored = published?.[row]
        const old = stored ? textOf(stored, key) : text
        return Math.max(most, old === text ? text.length : text.length + old.length + 1)
      }, before[column] ?? 0)
      return columnWidth(name, length)
    })
  }, [rows, declared, published, textOf, before])
  const joined = widths.join()
  return useMemo(() => {
    const columns: SheetColumn[] = []
    const edges = [0]
    for (const [index, column] of declared.entries()) {
      const width = widths[index] ?? 0
      columns.push({ ...column, width })
      edges.push((edges.at(-1) ?? 0) + width)
    }
    return { columns, edges }
    // oxlint-disable-next-line react/exhaustive-deps -- widths are compared by their values
  }, [declared, joined])
}
