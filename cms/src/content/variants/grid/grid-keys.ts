import type { KeyboardEvent } from 'react'
import { move } from './move.ts'
import type { GridEditor } from './use-grid-editor.ts'

type Keys = Pick<
  GridEditor,
  | 'rows'
  | 'columns'
  | 'place'
  | 'draft'
  | 'setDraft'
  | 'isClosed'
  | 'go'
  | 'write'
  | 'commit'
  | 'edit'
  | 'undo'
  | 'moveRow'
>

/** Action of a key in the editor of a cell; undefined for keys of the text field. */
function editorAction(event: KeyboardEvent, editor: Keys): (() => void) | undefined {
  const { place, rows, columns, setDraft, commit, go } = editor
  const commitAndGo = (key: string) => () => {
    commit()
    go(move(place, key, { rows: rows.length, columns }))
  }
  switch (event.key) {
    case 'Escape':
      return () => {
        setDraft(undefined)
        go(place)
      }
    case 'Enter':
      return commitAndGo(event.shiftKey ? 'ArrowUp' : 'ArrowDown')
    case 'Tab':
      return commitAndGo(event.shiftKey ? 'Previous' : 'Next')
    default:
      return undefined
  }
}

/** Action of a key on a cell; undefined for keys of the browser. */
function cellAction(
  event: KeyboardEvent,
  editor: Keys,
  readOnly: boolean,
): (() => void) | undefined {
  const { place, rows, columns, isClosed, go, write, edit, undo, moveRow } = editor
  const end = { rows: rows.length, columns }
  const control = event.ctrlKey || event.metaKey
  if (control && event.key.toLowerCase() === 'z') return undo
  if (event.altKey && event.key === 'ArrowUp' && !readOnly) return () => moveRow(-1)
  if (event.altKey && event.key === 'ArrowDown' && !readOnly) return () => moveRow(1)
  if (/^(Arrow|Home$|End$|Page)/.test(event.key))
    return () => go(move(place, control ? `Control${event.key}` : event.key, end))
  // Tab leaves the grid at its first and last cell, so that it is not a keyboard trap
  const tab =
    event.key === 'Tab' ? move(place, event.shiftKey ? 'Previous' : 'Next', end) : undefined
  if (tab && (tab.row !== place.row || tab.column !== place.column)) return () => go(tab)
  if (event.key === 'Enter' || event.key === 'F2') return () => edit()
  if ((event.key === 'Delete' || event.key === 'Backspace') && !isClosed) return () => write('')
  if (!control && !event.altKey && event.key.length === 1) return () => edit(event.key)
  return undefined
}

/** Keyboard of the grid. Handled keys do not reach the shortcuts of the panel. */
export function handleGridKey(event: KeyboardEvent, editor: Keys, readOnly: boolean): void {
  if (event.nativeEvent.isComposing) return
  const action =
    editor.draft === undefined ? cellAction(event, editor, readOnly) : editorAction(event, editor)
  if (!action) return
  event.preventDefault()
  event.stopPropagation()
  action()
}
