/** Rendered rows: from the first to the one before `to`. */
export interface RowWindow {
  from: number
  to: number
}

/** Rows rendered above and below the visible ones. */
const margin = 8

/**
 * Rows to render in a scrolled sheet. The window moves in steps of half the margin, so that
 * scrolling by one row usually renders nothing.
 *
 * @param scroll - Scroll offset and height of the viewport, px.
 * @param rowHeight - Height of a row, px.
 */
export function rowWindow(
  scroll: { top: number; height: number },
  rowHeight: number,
  count: number,
): RowWindow {
  const step = margin / 2
  const first = Math.floor(scroll.top / rowHeight / step) * step
  const visible = Math.ceil(scroll.height / rowHeight)
  const from = Math.max(0, Math.min(first - margin, count - visible - 2 * margin))
  return { from, to: Math.min(count, first + visible + step + margin) }
}

/** Rendered row, and the number of rows left out before it. */
export interface RenderedRow {
  row: number
  gap: number
}

/**
 * Rows of a window, plus a row that may be outside it (the row with the focus), in ascending order.
 */
export function renderedRows(
  { from, to }: RowWindow,
  extra: number,
  count: number,
): { rows: RenderedRow[]; rest: number } {
  const indices = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (extra >= 0 && extra < count && (extra < from || extra >= to)) indices.push(extra)
  indices.sort((a, b) => a - b)
  const rows = indices.map((row, index) => ({ row, gap: row - (indices[index - 1] ?? -1) - 1 }))
  return { rows, rest: count - 1 - (indices.at(-1) ?? -1) }
}
