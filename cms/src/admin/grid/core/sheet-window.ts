/** Rendered rows or columns: from the first to the one before `to`. */
export interface SheetWindow {
  from: number
  to: number
}

/** Rows rendered above and below the visible ones, and the step in which the window moves. */
export const rowMargin = 4

/**
 * Rows to render in a scrolled sheet. The window moves in steps, so that scrolling by one row
 * usually renders nothing.
 *
 * @param scroll - Scroll offset and height of the viewport, px.
 * @param rowHeight - Height of a row, px.
 */
export function rowWindow(
  scroll: { top: number; height: number },
  rowHeight: number,
  count: number,
): SheetWindow {
  const first = Math.floor(scroll.top / rowHeight / rowMargin) * rowMargin
  const visible = Math.ceil(scroll.height / rowHeight)
  const from = Math.max(0, Math.min(first - rowMargin, count - visible - 2 * rowMargin))
  return { from, to: Math.min(count, first + visible + 2 * rowMargin) }
}

/** Step of the horizontal scroll offset in which the window of columns moves, px. */
export const columnStep = 320

/** Width that is rendered on either side of the viewport, px. */
const columnMargin = 120

/**
 * Columns to render in a sheet whose first column stays in view; it is not part of the window.
 *
 * @param scroll - Scroll offset in steps of `columnStep`, and width of the viewport, px.
 * @param edges - Left edge of each column and right edge of the last one, px.
 */
export function columnWindow(
  { left, width }: { left: number; width: number },
  edges: readonly number[],
): SheetWindow {
  const count = edges.length - 1
  const begin = left + (edges[1] ?? 0) - columnMargin
  const end = left + width + columnStep + columnMargin
  const from = edges.findIndex((edge, column) => column > 1 && edge > begin) - 1
  const to = edges.findIndex((edge) => edge >= end)
  return { from: Math.max(1, from < 0 ? count : from), to: to === -1 ? count : Math.min(to, count) }
}

/** Rendered row or column, and the number of those left out before it. */
export interface Rendered {
  index: number
  gap: number
}

/**
 * Indices of a window, plus one that may be outside it (that of the focus), in ascending order.
 *
 * @param first - Index before which nothing is left out.
 */
export function renderedIndices(
  { from, to }: SheetWindow,
  extra: number,
  count: number,
  first = 0,
): { rendered: Rendered[]; rest: number } {
  const indices = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (extra >= first && extra < count && (extra < from || extra >= to)) indices.push(extra)
  indices.sort((a, b) => a - b)
  const rendered = indices.map((index, at) => ({
    index,
    gap: index - (indices[at - 1] ?? first - 1) - 1,
  }))
  return { rendered, rest: count - 1 - (indices.at(-1) ?? first - 1) }
}
