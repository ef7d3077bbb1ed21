import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { fillFrom, stretchTo } from '#src/admin/grid/core/fill.ts'
import { wholeColumns, wholeRows } from '#src/admin/grid/core/selection.ts'
import type { Place, Rect } from '#src/admin/grid/core/selection.ts'
import type { GridEditor } from './use-grid-editor.ts'

/** Selection by the pointer: cells, whole rows, whole columns; or the fill handle. */
type Drag = 'cells' | 'rows' | 'columns' | 'fill'

/** Cell of an element; the part number for a row's number. */
function placeOf(element: Element | null): Place | undefined {
  const cell = element?.closest<HTMLElement>('[data-row]')
  if (!cell) return undefined
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column'] ?? 0) }
}

/** Cell at the pointer; the nearest one if the pointer is outside the rows. */
function placeAt(scroller: HTMLElement, { clientX, clientY }: PointerEvent): Place | undefined {
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  const head = scroller.querySelector('thead')?.offsetHeight ?? 0
  const inside = (value: number, from: number, to: number): number =>
    Math.max(from + 1, Math.min(value, to - 1))
  // width of the scroll bar, which belongs to no cell
  const x = inside(clientX, left, Math.min(right, left + scroller.clientWidth))
  const y = inside(clientY, top + head, Math.min(bottom, top + scroller.clientHeight))
  const place = placeOf(document.elementFromPoint(x, y))
  if (!place) return undefined
  const step = clientY > bottom ? 1 : clientY < top + head ? -1 : 0
  return { ...place, row: Math.max(0, place.row + step) }
}

/** Pointer of a grid: selects by clicks and drags, and fills by the handle. */
export function useGridPointer(editor: GridEditor) {
  const { active, end, rect, extent, scroller, select, extendTo, fill } = editor
  const drag = useRef<Drag>(undefined)
  const [target, setTarget] = useState<Rect>()

  const begin = (kind: Drag, event: PointerEvent): void => {
    event.preventDefault()
    drag.current = kind
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const selectFrom = (kind: 'cells' | 'rows' | 'columns', place: Place, extend: boolean): void => {
    const selection = extend ? { active, end: place } : { active: place, end: place }
    if (kind === 'rows') select(wholeRows(selection, extent))
    else if (kind === 'columns') select(wholeColumns(selection, extent))
    else select(selection)
  }
  const onPointerDown = (event: PointerEvent): void => {
    const { target: element, button, shiftKey, pointerType } = event
    if (button !== 0 || !(element instanceof Element)) return
    if (element.closest('input, button')) return
    const open = scroller.current?.querySelector<HTMLInputElement>('.variants-grid__editor')
    if (open) editor.commit(open.value)
    if (element.closest('.variants-grid__handle')) {
      setTarget(rect)
      begin('fill', event)
      return
    }
    const head = element.closest<HTMLElement>('thead [data-column]')
    const place = head ? { row: 0, column: Number(head.dataset['column']) } : placeOf(element)
    if (!place || extent.rows === 0) return
    const kind = head ? 'columns' : element.closest('[data-row-number]') ? 'rows' : 'cells'
    selectFrom(kind, place, shiftKey)
    // dragging with a finger scrolls the grid
    if (pointerType !== 'touch') begin(kind, event)
  }
  const onPointerMove = (event: PointerEvent): void => {
    const place = drag.current && scroller.current && placeAt(scroller.current, event)
    if (!place) return
    if (drag.current === 'fill') setTarget(stretchTo(rect, place))
    else if (drag.current === 'rows') extendTo({ row: place.row, column: extent.columns - 1 })
    else if (drag.current === 'columns') extendTo({ row: extent.rows - 1, column: place.column })
    else if (place.row !== end.row || place.column !== end.column) extendTo(place)
  }
  const onPointerUp = (): void => {
    if (drag.current === 'fill' && target) {
      fill(fillFrom(rect, target))
      select({
        active: { row: target.top, column: target.left },
        end: { row: target.bottom, column: target.right },
      })
    }
    drag.current = undefined
    setTarget(undefined)
  }
  const onDoubleClick = (event: { target: EventTarget }): void => {
    const place = event.target instanceof Element ? placeOf(event.target) : undefined
    if (place) editor.edit()
  }
  return {
    target,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick,
    },
  }
}
