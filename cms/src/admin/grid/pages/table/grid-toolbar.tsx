'use client'

import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyPart } from '#src/ui/lazy.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { partNumberKey } from '#src/admin/grid/core/cell-texts.ts'
import type { GridClipboard } from '#src/admin/grid/component/use-grid-clipboard.ts'
import type { GridEditor } from '#src/admin/grid/component/use-grid-editor.ts'

// loaded when the menu is opened
const ToolbarEntries = lazyPart(async () => (await import('./toolbar-entries.tsx')).ToolbarEntries)

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
        <ToolbarEntries {...props} />
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
