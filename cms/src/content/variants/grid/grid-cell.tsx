'use client'

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

interface Props {
  /** Row and column of the cell, from 0. */
  row: number
  column: number
  text: string
  error: string | undefined
  active: boolean
  /** Initial text of the editor; undefined while the cell is not being edited. */
  draft: string | undefined
  name: string
  figures: boolean
  onFocus: (row: number, column: number) => void
  onEdit: (row: number, column: number) => void
  onDraft: (text: string) => void
  onBlur: () => void
}

/**
 * Grid cell: focusable text or its editor. Error messages are rendered in the cell and read by
 * screen readers with it.
 */
export function GridCell({
  row,
  column,
  text,
  error,
  active,
  draft,
  name,
  figures,
  onFocus,
  onEdit,
  onDraft,
  onBlur,
}: Props): ReactNode {
  const cell = useRef<HTMLTableCellElement>(null)
  const editor = useRef<HTMLInputElement>(null)
  const editing = draft !== undefined
  useEffect(() => {
    if (active && editing) editor.current?.focus()
  }, [active, editing])
  const Cell = column === 0 ? 'th' : 'td'
  return (
    <Cell
      ref={cell}
      {...(column === 0 ? { scope: 'row' as const } : {})}
      role={column === 0 ? 'rowheader' : 'gridcell'}
      className={`variants-grid__cell${error ? ' variants-grid__cell--wrong' : ''}${figures ? ' variants-grid__cell--figures' : ''}`}
      data-row={row}
      data-column={column}
      tabIndex={active && !editing ? 0 : -1}
      aria-colindex={column + 1}
      aria-invalid={error ? true : undefined}
      title={error}
      onFocus={() => onFocus(row, column)}
      onDoubleClick={() => onEdit(row, column)}
    >
      {editing ? (
        <input
          ref={editor}
          className="variants-grid__editor"
          value={draft}
          aria-label={name}
          onChange={(event) => onDraft(event.target.value)}
          onBlur={onBlur}
        />
      ) : (
        text
      )}
      {error && !editing ? <span className="variants-grid__error">{error}</span> : null}
    </Cell>
  )
}
