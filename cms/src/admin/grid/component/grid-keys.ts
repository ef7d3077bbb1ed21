import type { KeyboardEvent } from 'react'
import { fillDown, fillRight } from '#src/admin/grid/core/fill.ts'
import { wholeColumns, wholeRows, wholeSheet } from '#src/admin/grid/core/selection.ts'
import type { Place } from '#src/admin/grid/core/selection.ts'
import { move, nextCell } from '#src/admin/grid/core/move.ts'
import type { GridEditor } from './use-grid-editor.ts'

/** Commands of keys that the grid's editor does not implement. */
export interface GridCommands {
  openFind: () => void
  goToError: (step: 1 | -1) => void
  /** Takes back the change of an invalid cell; undefined: Escape does nothing at the cell. */
  revert?: (place: Place) => (() => void) | undefined
}

type Action = (() => void) | undefined

const isControl = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey

/** Action of a key in the editor of a cell; undefined for keys of the text field. */
function editorAction(event: KeyboardEvent, editor: GridEditor): Action {
  const { active, extent, drop, commit, go } = editor
  const text = event.target instanceof HTMLInputElement ? event.target.value : ''
  const commitAndGo = (place: Place) => () => {
    commit(text)
    go(place)
  }
  switch (event.key) {
    case 'Escape':
      return () => {
        drop()
        go(active)
      }
    case 'Enter':
      return commitAndGo(move(active, event.shiftKey ? 'ArrowUp' : 'ArrowDown', extent))
    case 'Tab':
      return commitAndGo(nextCell(active, event.shiftKey ? -1 : 1, extent) ?? active)
    default:
      return undefined
  }
}

/** Action of Ctrl with a letter. */
function controlAction(event: KeyboardEvent, editor: GridEditor, commands: GridCommands): Action {
  const { rect, extent, select, fill, undo, redo } = editor
  switch (event.key.toLowerCase()) {
    case 'z':
      return event.shiftKey ? redo : undo
    case 'y':
      return redo
    case 'a':
      return () => select(wholeSheet(extent))
    case 'd':
      return () => fill(fillDown(rect))
    case 'r':
      return () => fill(fillRight(rect))
    case 'f':
      return commands.openFind
    default:
      return undefined
  }
}

/** Action of a key that moves or extends the selection. */
function selectionAction(event: KeyboardEvent, editor: GridEditor): Action {
  const { active, end, extent, select, go, goToHead, extendTo } = editor
  if (event.key === ' ' && event.shiftKey) return () => select(wholeRows({ active, end }, extent))
  if (event.key === ' ' && isControl(event))
    return () => select(wholeColumns({ active, end }, extent))
  if (!/^(?:Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/.test(event.key))
    return undefined
  const key = isControl(event) ? `Control${event.key}` : event.key
  if (event.shiftKey) return () => extendTo(move(end, key, extent))
  if (key === 'ArrowUp' && active.row === 0) return () => goToHead(active.column)
  return () => go(move(active, key, extent))
}

/** Action of a key on a cell; undefined for keys of the browser, such as Tab. */
function cellAction(
  event: KeyboardEvent,
  editor: GridEditor,
  commands: GridCommands,
  readOnly: boolean,
): Action {
  const { active, rect, isClosed, edit, clear, moveRow, go } = editor
  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
    return readOnly ? undefined : () => moveRow(event.key === 'ArrowUp' ? -1 : 1)
  if (event.altKey) return undefined
  if (event.key === 'F8') return () => commands.goToError(event.shiftKey ? -1 : 1)
  const selecting = selectionAction(event, editor)
  if (selecting) return selecting
  if (isControl(event)) return controlAction(event, editor, commands)
  if (event.key === 'Enter' || event.key === 'F2') return () => edit()
  if (event.key === 'Escape' && (rect.top !== rect.bottom || rect.left !== rect.right))
    return () => go(active)
  if (event.key === 'Escape' && commands.revert) return commands.revert(active)
  if (event.key === 'Delete' || event.key === 'Backspace') return () => clear()
  if (event.key.length === 1 && !isClosed(active)) return () => edit(event.key)
  return undefined
}

/**
 * Action of a key on the button of a heading: arrow keys go to the neighboring heading or the first
 * row. Undefined for Enter and Space, with which the button opens the column's menu.
 */
function headAction(event: KeyboardEvent, editor: GridEditor, column: number): Action {
  const { extent, go, goToHead } = editor
  if (event.key === 'ArrowDown' || event.key === 'Escape') return () => go({ row: 0, column })
  if (event.key === 'ArrowRight') return () => goToHead(Math.min(column + 1, extent.columns - 1))
  if (event.key === 'ArrowLeft') return () => goToHead(Math.max(column - 1, 0))
  return undefined
}

/** Handles a key press in the grid. Handled keys do not trigger the shortcuts of the panel. */
export function handleGridKey(
  event: KeyboardEvent,
  editor: GridEditor,
  commands: GridCommands,
  readOnly: boolean,
): void {
  if (event.nativeEvent.isComposing) return
  const head =
    event.target instanceof HTMLElement
      ? event.target.closest<HTMLElement>('thead [data-column]')
      : null
  const isSave = isControl(event) && event.key.toLowerCase() === 's'
  if (isSave && event.target instanceof HTMLInputElement) {
    editor.commit(event.target.value)
    return
  }
  const action = head
    ? headAction(event, editor, Number(head.dataset['column']))
    : editor.draft === undefined
      ? cellAction(event, editor, commands, readOnly)
      : editorAction(event, editor)
  if (!action) return
  event.preventDefault()
  event.stopPropagation()
  action()
}
