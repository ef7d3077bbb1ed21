'use client'

import { useCallback, useRef, useState } from 'react'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { formatCell } from './cell-text.ts'
import { decimalMarkOf } from './number-text.ts'
import { emptyVariant, withCell } from './paste.ts'
import { useRows } from './use-rows.ts'

/** Cell of the grid, by row and column from 0. */
export interface Place {
  row: number
  column: number
}

interface EditorOptions {
  rows: Variant[]
  setValue: (rows: Variant[]) => void
  /** Columns after the part number. */
  attributes: readonly Declared[]
  /** Language of the panel: its decimal mark is written and read. */
  language: string
  /** True if no cell can be written. */
  closed: boolean
  /** Key of the only column that can be written. */
  only: string | undefined
}

/** Rows of a grid, its active cell, and the text of the cell that is being edited. */
export function useGridEditor({
  rows,
  setValue,
  attributes,
  language,
  closed,
  only,
}: EditorOptions) {
  const { change, undo, canUndo } = useRows(rows, setValue)
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const [draft, setDraft] = useState<string>()
  const table = useRef<HTMLTableElement>(null)

  const go = useCallback((next: Place) => {
    setPlace(next)
    requestAnimationFrame(() =>
      table.current
        ?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)
        ?.focus(),
    )
  }, [])
  const textAt = (variant: Variant, column: number): string => {
    const declared = attributes[column - 1]
    return declared
      ? formatCell(variant.values?.[declared.key], declared, language)
      : (variant.part_number ?? '')
  }
  const keyAt = (column: number): string => attributes[column - 1]?.key ?? 'part_number'
  const isClosed = closed || (only !== undefined && keyAt(place.column) !== only)
  const write = (text: string): void => {
    const variant = rows[place.row]
    if (!variant || text === textAt(variant, place.column)) return
    const format = { attributes, mark: decimalMarkOf(language) }
    change(rows.with(place.row, withCell(variant, { column: place.column, text }, format)))
  }
  /** Writes the edited text to its cell. */
  const commit = (): void => {
    if (draft !== undefined) write(draft)
    setDraft(undefined)
  }
  const edit = (text?: string): void => {
    const variant = rows[place.row]
    if (!isClosed && variant) setDraft(text ?? textAt(variant, place.column))
  }
  const addRow = (): void => {
    change(rows.toSpliced(place.row + 1, 0, emptyVariant()))
    go({ row: Math.min(place.row + 1, rows.length), column: 0 })
  }
  const removeRow = (): void => {
    change(rows.toSpliced(place.row, 1))
    go({ ...place, row: Math.max(0, Math.min(place.row, rows.length - 2)) })
  }
  const moveRow = (by: -1 | 1): void => {
    const to = place.row + by
    const variant = rows[place.row]
    if (!variant || to < 0 || to >= rows.length) return
    change(rows.toSpliced(place.row, 1).toSpliced(to, 0, variant))
    go({ ...place, row: to })
  }
  return {
    table,
    rows,
    attributes,
    columns: attributes.length + 1,
    place,
    setPlace,
    draft,
    setDraft,
    isClosed,
    go,
    textAt,
    keyAt,
    write,
    commit,
    edit,
    change,
    undo,
    canUndo,
    addRow,
    removeRow,
    moveRow,
  }
}

export type GridEditor = ReturnType<typeof useGridEditor>
