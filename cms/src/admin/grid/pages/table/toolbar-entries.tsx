import type { ReactNode } from 'react'
import type { GridClipboard } from '#src/admin/grid/component/use-grid-clipboard.ts'
import type { GridEditor } from '#src/admin/grid/component/use-grid-editor.ts'
import { historyOf } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'

interface Props {
  /** Link to another page about the rows. */
  link?: { href: string; text: string } | undefined
  editor: GridEditor
  clipboard: GridClipboard
  errorCount: number
  /** True if no cell can be written. */
  closed: boolean
  /** True if rows can be neither added, removed, moved nor pasted. */
  readOnly: boolean
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

/** Entries of the menu of a grid: rows, filters, clipboard and files, links. */
export function ToolbarEntries(props: Props): ReactNode {
  return (
    <>
      <RowEntries {...props} />
      <hr />
      <FilterEntries {...props} />
      <FileEntries {...props} />
      <hr />
      <LinkEntries {...props} />
    </>
  )
}
