'use client'

import type { ReactNode } from 'react'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { RowsShown } from './rows-shown.tsx'
import type { GridClipboard } from './use-grid-clipboard.ts'
import type { GridEditor } from './use-grid-editor.ts'
import { variantsGridTexts } from '#texts/variants-grid.js'

const labels = labelsOf(variantsGridTexts)

interface Props {
  title: Label
  editor: GridEditor
  clipboard: GridClipboard
  /** First row that is shown, from 0. */
  from: number
  /** True if no cell can be written. */
  closed: boolean
  /** True if rows can be neither added, removed, moved nor pasted. */
  readOnly: boolean
  say: (text: Label) => string
}

/** Buttons above a grid: rows, undo, clipboard and CSV files. */
export function GridToolbar({
  title,
  editor: { rows, place, go, addRow, removeRow, moveRow, undo, canUndo },
  clipboard,
  from,
  closed,
  readOnly,
  say,
}: Props): ReactNode {
  return (
    <div className="variants-grid__bar" role="toolbar" aria-label={say(title)}>
      <button type="button" disabled={readOnly} onClick={addRow}>
        {say(labels.add)}
      </button>
      <button type="button" disabled={readOnly || rows.length === 0} onClick={removeRow}>
        {say(labels.remove)}
      </button>
      <button type="button" disabled={readOnly || place.row === 0} onClick={() => moveRow(-1)}>
        {say(labels.up)}
      </button>
      <button
        type="button"
        disabled={readOnly || place.row >= rows.length - 1}
        onClick={() => moveRow(1)}
      >
        {say(labels.down)}
      </button>
      <button type="button" disabled={closed || !canUndo} onClick={undo}>
        {say(labels.undo)}
      </button>
      <button type="button" onClick={() => void clipboard.copyAll()}>
        {say(labels.copy)}
      </button>
      <button type="button" onClick={clipboard.saveFile}>
        {say(labels.saveFile)}
      </button>
      <label className="variants-grid__file" data-disabled={readOnly || undefined}>
        {say(labels.openFile)}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={readOnly}
          onChange={(event) => void clipboard.openFile(event)}
        />
      </label>
      <RowsShown from={from} count={rows.length} say={say} go={(row) => go({ ...place, row })} />
      <span role="status" className="variants-grid__said">
        {clipboard.announcement}
      </span>
    </div>
  )
}
