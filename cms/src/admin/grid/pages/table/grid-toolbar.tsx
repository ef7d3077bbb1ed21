'use client'

import type { ReactNode } from 'react'
import { historyOf } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { partNumberKey } from '#src/admin/grid/core/cell-texts.ts'
import type { GridClipboard } from '#src/admin/grid/component/use-grid-clipboard.ts'
import type { GridEditor } from '#src/admin/grid/component/use-grid-editor.ts'

interface Props {
  title: string
  /** Link to another page about the rows. */
  link?: { href: string; text: string } | undefined
  /** Heading of the first column. */
  first: string
  editor: GridEditor
  clipboard: GridClipboard
  errorCount: number
  /** True if no cell can be written. */
  closed: boolean
  /** True if rows can be neither added, removed, moved nor pasted. */
  readOnly: boolean
  openFind: () => void
  openColumns: (button: HTMLElement) => void
}

/** Entries of the menu that change rows. */
function RowEntries({ editor, closed, readOnly }: Props): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const texts = useTexts(sheetTexts)
  const { rows, active, removeRows, moveRow, canMove, redo, canRedo } = editor
  const isFixed = readOnly || !canMove
  return (
    <>
      <button type="button" disabled={readOnly || editor.extent.rows === 0} onClick={removeRows}>
        {labels.remove}
      </button>
      <button type="button" disabled={isFixed || active.row === 0} onClick={() => moveRow(-1)}>
        {labels.up}
      </button>
      <button
        type="button"
        disabled={isFixed || active.row >= rows.length - 1}
        onClick={() => moveRow(1)}
      >
        {labels.down}
      </button>
      <button type="button" disabled={closed || !canRedo} onClick={redo}>
        {texts.redo}
      </button>
    </>
  )
}

/** Entries of the menu that show only some rows. */
function FilterEntries({ editor, errorCount }: Props): ReactNode {
  const { filter: texts } = useTexts(sheetTexts)
  const { view, published } = editor
  const { only } = view.filters
  const entry = (kind: 'errors' | 'changes', label: string): ReactNode => (
    <button
      type="button"
      aria-pressed={only === kind}
      onClick={() => view.filterOnly(only === kind ? undefined : kind)}
    >
      {label}
    </button>
  )
  return (
    <>
      {errorCount > 0 || only === 'errors' ? entry('errors', texts.errors) : null}
      {published ? entry('changes', texts.changes) : null}
    </>
  )
}

/** Entries of the menu that copy the rows, save them as a file and read one. */
function FileEntries({ clipboard, readOnly }: Props): ReactNode {
  const labels = useTexts(variantsGridTexts)
  return (
    <>
      <button type="button" onClick={() => void clipboard.copyAll()}>
        {labels.copy}
      </button>
      <button type="button" onClick={clipboard.saveFile}>
        {labels.saveFile}
      </button>
      <label className="variants-grid__file" data-disabled={readOnly || undefined}>
        {labels.openFile}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={readOnly}
          onChange={(event) => void clipboard.openFile(event)}
        />
      </label>
    </>
  )
}

/** Links to other pages about the rows; a new tab keeps what is not saved. */
function LinkEntries({ editor, link }: Props): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const part = editor.textAt({ row: editor.active.row, column: 0 }).trim()
  return (
    <>
      {link ? <a href={link.href}>{link.text}</a> : null}
      {part === '' ? null : (
        <a href={historyOf({ part })} target="_blank" rel="noreferrer">
          {labels.historyOf({ code: part })}
        </a>
      )}
    </>
  )
}

/**
 * Toolbar of a grid: add a row, undo, find, columns; all else is in a menu. “Undo” without effect is
 * `aria-disabled`, because a disabled button would lose the focus.
 */
export function GridToolbar(props: Props): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const texts = useTexts(sheetTexts)
  const { title, editor, closed, readOnly, openFind, openColumns } = props
  const { columns, addRow, undo, canUndo } = editor
  return (
    <div className="variants-grid__bar" role="toolbar" aria-label={title}>
      <Button disabled={readOnly} onClick={addRow}>
        {labels.add}
      </Button>
      <Button disabled={closed} aria-disabled={!canUndo} onClick={undo}>
        {labels.undo}
      </Button>
      <Button onClick={openFind}>{texts.find.open}</Button>
      <Button aria-haspopup="dialog" onClick={({ currentTarget }) => openColumns(currentTarget)}>
        {texts.columns.menu({ shown: columns.shown.length, total: columns.ordered.length })}
      </Button>
      <Menu label={labels.moreActions}>
        <RowEntries {...props} />
        <hr />
        <FilterEntries {...props} />
        <FileEntries {...props} />
        <hr />
        <LinkEntries {...props} />
      </Menu>
    </div>
  )
}

/** State of the view, while it differs from the stored rows: filters and order. */
export function ViewBar({
  editor,
  first,
  readOnly,
}: Pick<Props, 'editor' | 'first' | 'readOnly'>): ReactNode {
  const texts = useTexts(sheetTexts)
  const { view, rows, columns, storeOrder } = editor
  const { sort } = view
  if (!view.isFiltered && !sort) return null
  const column =
    sort?.key === partNumberKey
      ? first
      : (columns.ordered.find(({ key }) => key === sort?.key)?.label ?? '')
  return (
    <div className="variants-grid__view">
      {view.isFiltered ? (
        <>
          <span>{texts.results.shown({ shown: view.order.length, total: rows.length })}</span>
          <Button onClick={view.clear}>{texts.filter.clearAll}</Button>
        </>
      ) : null}
      {sort ? (
        <>
          <span>{texts.filter.sorted({ column })}</span>
          {view.isFiltered || readOnly ? null : (
            <Button onClick={storeOrder}>{texts.filter.store}</Button>
          )}
          <Button onClick={() => view.sortBy(undefined)}>{texts.filter.unsort}</Button>
        </>
      ) : null}
    </div>
  )
}
