'use client'

import type { ReactNode } from 'react'
import { historyOf } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
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

/**
 * Buttons that change rows or undo and redo. A button without effect is `aria-disabled`, because a
 * disabled button would lose the focus.
 */
function RowButtons({ editor, closed, readOnly }: Props): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const texts = useTexts(sheetTexts)
  const { rows, active, addRow, removeRows, moveRow, canMove, undo, redo, canUndo, canRedo } =
    editor
  const isFixed = readOnly || !canMove
  return (
    <>
      <Button disabled={readOnly} onClick={addRow}>
        {labels.add}
      </Button>
      <Button disabled={readOnly || editor.extent.rows === 0} onClick={removeRows}>
        {labels.remove}
      </Button>
      <Button disabled={isFixed} aria-disabled={active.row === 0} onClick={() => moveRow(-1)}>
        {labels.up}
      </Button>
      <Button
        disabled={isFixed}
        aria-disabled={active.row >= rows.length - 1}
        onClick={() => moveRow(1)}
      >
        {labels.down}
      </Button>
      <Button disabled={closed} aria-disabled={!canUndo} onClick={undo}>
        {labels.undo}
      </Button>
      <Button disabled={closed} aria-disabled={!canRedo} onClick={redo}>
        {texts.redo}
      </Button>
    </>
  )
}

/** Link to the history of the active row's part number; a new tab keeps what is not saved. */
function HistoryLink({ editor }: Pick<Props, 'editor'>): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const part = editor.textAt({ row: editor.active.row, column: 0 }).trim()
  return part === '' ? null : (
    <a className="ui-button" href={historyOf({ part })} target="_blank" rel="noreferrer">
      {labels.historyOf({ code: part })}
    </a>
  )
}

/** Buttons above a grid: rows, history, search, filters, columns, clipboard and CSV files. */
export function GridToolbar(props: Props): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const texts = useTexts(sheetTexts)
  const { title, editor, clipboard, errorCount, readOnly, openFind, openColumns } = props
  const { columns, view, published } = editor
  const { only } = view.filters
  const filterButton = (kind: 'errors' | 'changes', label: string): ReactNode => (
    <Button
      aria-pressed={only === kind}
      onClick={() => view.filterOnly(only === kind ? undefined : kind)}
    >
      {label}
    </Button>
  )
  return (
    <div className="variants-grid__bar" role="toolbar" aria-label={title}>
      <RowButtons {...props} />
      <Button onClick={openFind}>{texts.find.open}</Button>
      {errorCount > 0 || only === 'errors' ? filterButton('errors', texts.filter.errors) : null}
      {published ? filterButton('changes', texts.filter.changes) : null}
      <Button aria-haspopup="dialog" onClick={({ currentTarget }) => openColumns(currentTarget)}>
        {texts.columns.menu({ shown: columns.shown.length, total: columns.ordered.length })}
      </Button>
      <Button onClick={() => void clipboard.copyAll()}>{labels.copy}</Button>
      <Button onClick={clipboard.saveFile}>{labels.saveFile}</Button>
      <label className="ui-button variants-grid__file" data-disabled={readOnly || undefined}>
        {labels.openFile}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={readOnly}
          onChange={(event) => void clipboard.openFile(event)}
        />
      </label>
      {props.link ? (
        <a className="ui-button" href={props.link.href}>
          {props.link.text}
        </a>
      ) : null}
      <HistoryLink editor={editor} />
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
