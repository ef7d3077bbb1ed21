import { useLayoutEffect, useRef, useState } from 'react'
import { clampSelection, rectOf, selectionAt } from '#src/admin/grid/core/selection.ts'
import type { Extent, Place, Selection } from '#src/admin/grid/core/selection.ts'

/** Height of a row and of the headings, px; the same as in `grid-bars.css`. */
export const rowHeight = 28
export const headHeight = 42

/** Scrolls a grid so that a cell is not covered by the headings and the part number. */
function scrollToCell(
  scroller: HTMLElement,
  { line, column }: { line: number; column: number },
): void {
  const top = line * rowHeight
  const visible = scroller.clientHeight - headHeight
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (top + rowHeight > scroller.scrollTop + visible)
    scroller.scrollTop = top + rowHeight - visible
  if (column === 0) return
  const cell = scroller.querySelector<HTMLElement>(`thead [data-column="${column}"]`)
  const sticky = scroller.querySelector<HTMLElement>('thead [data-column="0"]')
  if (!cell || !sticky) return
  const covered = sticky.offsetWidth + sticky.offsetLeft - scroller.scrollLeft
  const left = cell.offsetLeft - covered
  const right = cell.offsetLeft + cell.offsetWidth - scroller.clientWidth
  if (left < scroller.scrollLeft) scroller.scrollLeft = left
  else if (right > scroller.scrollLeft) scroller.scrollLeft = right
}

/**
 * Selected rectangle of a grid, with the focus on its active cell. `lineOf`: line of a row among
 * rows and headings.
 */
export function useGridSelection(extent: Extent, lineOf: (row: number) => number) {
  const [stored, setStored] = useState<Selection>(selectionAt({ row: 0, column: 0 }))
  const [requests, setRequests] = useState(0)
  const scroller = useRef<HTMLDivElement>(null)
  /** True while the focus belongs to the grid. */
  const isHeld = useRef(false)
  const { active, end } = clampSelection(stored, extent)
  useLayoutEffect(() => {
    const { current } = scroller
    if (requests === 0 || !current) return
    scrollToCell(current, { line: lineOf(end.row), column: end.column })
    if (!isHeld.current) return
    current
      .querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`)
      ?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- places are compared by their indices
  }, [requests, active.row, active.column, end.row, end.column])
  const select = (next: Selection, { focus = true }: { focus?: boolean } = {}): void => {
    isHeld.current = focus
    setStored(next)
    setRequests((count) => count + 1)
  }
  return {
    active,
    end,
    rect: rectOf({ active, end }),
    select,
    go: (place: Place): void => select(selectionAt(place)),
    extendTo: (place: Place): void => select({ active, end: place }),
    hold: (held: boolean): void => {
      isHeld.current = held
    },
    scroller,
  }
}
