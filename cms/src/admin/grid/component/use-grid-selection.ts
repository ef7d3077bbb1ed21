import { useLayoutEffect, useRef, useState } from 'react'
import { clampSelection, rectOf, selectionAt } from '#src/admin/grid/core/selection.ts'
import type { Extent, Place, Selection } from '#src/admin/grid/core/selection.ts'

/** Part of a grid that gets the focus: a cell, the heading of its column, or none. */
type Focus = 'cell' | 'head' | 'none'

/** Selected rectangle of a grid, with the focus on its active cell or the heading above it. */
export function useGridSelection(extent: Extent) {
  const [stored, setStored] = useState<Selection>(selectionAt({ row: 0, column: 0 }))
  const [requests, setRequests] = useState(0)
  const scroller = useRef<HTMLDivElement>(null)
  const focus = useRef<Focus>('none')
  const { active, end } = clampSelection(stored, extent)
  /** Element that got the focus; null: the wanted one is not rendered yet. */
  const focused = useRef<HTMLElement | null | undefined>(undefined)
  const focusNow = (): void => {
    const wanted =
      focus.current === 'head'
        ? `thead [data-column="${active.column}"] button`
        : `[data-row="${active.row}"][data-column="${active.column}"]`
    focused.current = scroller.current?.querySelector<HTMLElement>(wanted) ?? null
    focused.current?.focus({ preventScroll: true })
  }
  useLayoutEffect(() => {
    if (requests > 0 && focus.current !== 'none') focusNow()
    // oxlint-disable-next-line react/exhaustive-deps -- places are compared by their indices
  }, [requests, active.row, active.column, end.row, end.column])
  useLayoutEffect(() => {
    // columns and rows that arrive late render the cell, or render it anew without its focus
    const isLost =
      focused.current === null ||
      (focused.current?.isConnected === false && document.activeElement === document.body)
    if (isLost && focus.current === 'cell') focusNow()
  })
  const select = (next: Selection, wanted: Focus = 'cell'): void => {
    focus.current = wanted
    setStored(next)
    setRequests((count) => count + 1)
  }
  return {
    active,
    end,
    rect: rectOf({ active, end }),
    /** Number of selections, by which the grid scrolls to each. */
    requests,
    select,
    go: (place: Place): void => select(selectionAt(place)),
    /** Goes to the heading of a column, whose cell of the active row becomes the active one. */
    goToHead: (column: number): void => select(selectionAt({ row: active.row, column }), 'head'),
    extendTo: (place: Place): void => select({ active, end: place }),
    /** Notes where the focus is now. */
    hold: (part: Focus): void => {
      focus.current = part
    },
    scroller,
  }
}
