/** Position of a cell: indices of its row and column among the shown ones. */
export interface Place {
  row: number
  column: number
}

/** Number of shown rows and columns. */
export interface Extent {
  rows: number
  columns: number
}

/** Rectangle between the active cell and the cell up to which the selection was extended. */
export interface Selection {
  active: Place
  end: Place
}

/** Rectangle of cells; the bounds are inclusive. */
export interface Rect {
  top: number
  left: number
  bottom: number
  right: number
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1))

export const clampPlace = ({ row, column }: Place, { rows, columns }: Extent): Place => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
})

export const selectionAt = (place: Place): Selection => ({ active: place, end: place })

export const clampSelection = ({ active, end }: Selection, extent: Extent): Selection => ({
  active: clampPlace(active, extent),
  end: clampPlace(end, extent),
})

export const rectOf = ({ active, end }: Selection): Rect => ({
  top: Math.min(active.row, end.row),
  left: Math.min(active.column, end.column),
  bottom: Math.max(active.row, end.row),
  right: Math.max(active.column, end.column),
})

export const isSamePlace = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column

export const hasPlace = ({ top, left, bottom, right }: Rect, { row, column }: Place): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

export const heightOf = ({ top, bottom }: Rect): number => bottom - top + 1
export const widthOf = ({ left, right }: Rect): number => right - left + 1
export const cellCount = (rect: Rect): number => heightOf(rect) * widthOf(rect)

/** Cells of a rectangle, row by row. */
export const placesOf = (rect: Rect): Place[] =>
  Array.from({ length: cellCount(rect) }, (_, index) => ({
    row: rect.top + Math.floor(index / widthOf(rect)),
    column: rect.left + (index % widthOf(rect)),
  }))

/** Extends a selection to whole rows; the active cell does not change. */
export const wholeRows = ({ active, end }: Selection, { columns }: Extent): Selection => ({
  active: { row: active.row, column: 0 },
  end: { row: end.row, column: columns - 1 },
})

/** Extends a selection to whole columns; the active cell does not change. */
export const wholeColumns = ({ active, end }: Selection, { rows }: Extent): Selection => ({
  active: { row: 0, column: active.column },
  end: { row: rows - 1, column: end.column },
})

export const wholeSheet = ({ rows, columns }: Extent): Selection => ({
  active: { row: 0, column: 0 },
  end: { row: rows - 1, column: columns - 1 },
})
