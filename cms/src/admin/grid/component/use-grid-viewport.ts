import { useLayoutEffect, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import {
  columnStep,
  columnWindow,
  renderedIndices,
  rowMargin,
  rowWindow,
} from '#src/admin/grid/core/sheet-window.ts'
import type { Rendered } from '#src/admin/grid/core/sheet-window.ts'
import type { GridEditor } from './use-grid-editor.ts'
import { headHeight, numberWidth, rowHeight } from './sheet-measures.ts'

/** Offset and size of the part of a sheet that is in view, px; the offset in steps. */
interface Viewport {
  top: number
  left: number
  width: number
  height: number
}

const rowStep = rowHeight * rowMargin

/** Viewport of a scrolled element; the former one if it is the same. */
const viewportOf =
  ({ scrollTop, scrollLeft, clientWidth, clientHeight }: HTMLElement) =>
  (former: Viewport): Viewport => {
    const next: Viewport = {
      top: Math.floor(scrollTop / rowStep) * rowStep,
      left: Math.floor(scrollLeft / columnStep) * columnStep,
      width: clientWidth,
      height: clientHeight,
    }
    return former.top === next.top &&
      former.left === next.left &&
      former.width === next.width &&
      former.height === next.height
      ? former
      : next
  }

/** Scrolls a grid so that a cell is not covered by the headings and the part number. */
function scrollToCell(
  scroller: HTMLElement,
  { line, column }: { line: number; column: number },
  edges: readonly number[],
): void {
  const top = line * rowHeight
  const height = scroller.clientHeight - headHeight
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (top + rowHeight > scroller.scrollTop + height)
    scroller.scrollTop = top + rowHeight - height
  if (column === 0) return
  const left = (edges[column] ?? 0) - (edges[1] ?? 0)
  const right = numberWidth + (edges[column + 1] ?? 0) - scroller.clientWidth
  if (left < scroller.scrollLeft) scroller.scrollLeft = left
  else if (right > scroller.scrollLeft) scroller.scrollLeft = right
}

/** Follows the scroll offset and the size of a grid, and scrolls to the cell that a key selected. */
function useViewport(
  scroller: RefObject<HTMLElement | null>,
  { requests, end, view }: Pick<GridEditor, 'requests' | 'end' | 'view'>,
  edges: readonly number[],
) {
  const [viewport, setViewport] = useState<Viewport>({ top: 0, left: 0, width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current } = scroller
    if (!current) return undefined
    const follow = (): void => setViewport(viewportOf(current))
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(current)
    return () => observer.disconnect()
  }, [scroller])
  useLayoutEffect(() => {
    const { current } = scroller
    if (requests === 0 || !current) return
    scrollToCell(current, { line: view.lineOf(end.row), column: end.column }, edges)
    // rendered before the paint: the event of the offset comes after it
    setViewport(viewportOf(current))
    // oxlint-disable-next-line react/exhaustive-deps -- places are compared by their indices
  }, [requests, end.row, end.column])
  return { viewport, follow: (element: HTMLElement): void => setViewport(viewportOf(element)) }
}

/** Lines and columns of a grid that are rendered: those in view, and those of the active cell. */
export function useGridViewport(editor: GridEditor, edges: readonly number[]) {
  const { scroller, view, active } = editor
  const { viewport, follow } = useViewport(scroller, editor, edges)
  const lineCount = view.lines?.length ?? view.order.length
  const lines = renderedIndices(
    rowWindow(viewport, rowHeight, lineCount),
    view.lineOf(active.row),
    lineCount,
  )
  const { left, width } = viewport
  const inView = useMemo(() => columnWindow({ left, width }, edges), [left, width, edges])
  const isInView = active.column >= inView.from && active.column < inView.to
  const extra = isInView ? -1 : active.column
  const columns = useMemo(() => {
    const { rendered, rest } = renderedIndices(inView, extra, edges.length - 1, 1)
    const first: Rendered = { index: 0, gap: 0 }
    return { rendered: [first, ...rendered], rest }
  }, [inView, extra, edges])
  return { lines, lineCount, columns, follow }
}
