import { useMemo } from 'react'
import { partNumberKey } from '#src/admin/grid/core/cell-texts.ts'
import type { GridEditor } from './use-grid-editor.ts'
import { neighborError, wrongCells } from '#src/admin/grid/core/wrong-cells.ts'
import type { CellMessages, WrongCell } from '#src/admin/grid/core/wrong-cells.ts'

/** Cells with errors, and the function that moves to the next one. */
export function useErrorWalk(editor: GridEditor, messages: CellMessages) {
  const { attributes, columns, shown, view, active, keyAt, go } = editor
  const keys = useMemo(() => [partNumberKey, ...attributes.map(({ key }) => key)], [attributes])
  const cells = useMemo(() => wrongCells(messages, keys), [messages, keys])
  const goTo = ({ row, key }: Pick<WrongCell, 'row' | 'key'>): void => {
    const isHidden = columns.isHidden(key)
    if (isHidden) columns.reveal(key)
    // to show a row that the filters hide, filters and order are removed
    if (!view.order.includes(row)) view.reset()
    const place = isHidden
      ? columns.ordered.filter((column) => column.key === key || !columns.isHidden(column.key))
      : shown
    go({
      row: view.order.includes(row) ? view.order.indexOf(row) : row,
      column: key === partNumberKey ? 0 : place.findIndex((column) => column.key === key) + 1,
    })
  }
  const step = (by: 1 | -1): void => {
    const at = { row: view.order[active.row] ?? 0, key: keyAt(active.column) }
    const next = neighborError(cells, keys, at, by)
    if (next) goTo(next)
  }
  return { cells, goTo, step }
}
