'use client'

import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CellCopy } from '#src/content/sheet/fill.ts'
import { heightOf, isSamePlace, placesOf } from '#src/content/sheet/selection.ts'
import type { Place } from '#src/content/sheet/selection.ts'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { sheetTexts } from '#texts/sheet.js'
import { cellTexts, partNumberKey } from './cell-texts.ts'
import { decimalMarkOf } from './number-text.ts'
import { emptyVariant, withCell } from './paste.ts'
import { useColumnSet } from './use-column-set.ts'
import { useGridSelection } from './use-grid-selection.ts'
import { useGridView } from './use-grid-view.ts'
import type { PublishedRows } from './use-published-rows.ts'
import { useRowHistory } from './use-row-history.ts'

const { results } = labelsOf(sheetTexts)

interface EditorOptions {
  /** Name of the field. */
  field: string
  rows: Variant[]
  setValue: (rows: Variant[]) => void
  /** Columns after the part number. */
  attributes: readonly Declared[]
  published: PublishedRows
  hasError: (row: number) => boolean
  /** Language of the panel: its decimal mark is written and read. */
  language: string
  /** True if no cell can be written. */
  closed: boolean
  /** Key of the only column that can be written. */
  only: string | undefined
  say: (text: Label) => string
}

/** Text to write to a cell, given by its indices among the shown rows and columns. */
export interface CellWrite {
  place: Place
  text: string
}

/** Shown rows and columns of a grid, with their texts. */
function useSheet({ field, rows, attributes, published, hasError, language }: EditorOptions) {
  const columns = useColumnSet(field, attributes)
  const textOf = useMemo(() => cellTexts(attributes, language), [attributes, language])
  const hasChange = (row: number): boolean => {
    const variant = rows[row]
    const before = published?.[row]
    if (!variant || before === undefined) return false
    return (
      before === null || attributes.some(({ key }) => textOf(variant, key) !== textOf(before, key))
    )
  }
  const view = useGridView({ rows, textOf, hasError, hasChange, language })
  const { shown } = columns
  const keyAt = (column: number): string => shown[column - 1]?.key ?? partNumberKey
  const variantAt = (row: number): Variant | undefined => rows[view.order[row] ?? -1]
  const textAt = ({ row, column }: Place): string => {
    const variant = variantAt(row)
    return variant ? textOf(variant, keyAt(column)) : ''
  }
  return { columns, textOf, view, shown, keyAt, variantAt, textAt }
}

/** Operations that change cells, rows and their order; each is one undo step. */
function useGridWrites(
  { rows, setValue, language, closed, only, say }: EditorOptions,
  { columns, view, shown, keyAt, textAt }: ReturnType<typeof useSheet>,
) {
  const history = useRowHistory(rows, setValue)
  const [result, setResult] = useState('')
  const isClosed = (column: number): boolean =>
    closed || (only !== undefined && keyAt(column) !== only)
  const report = (label: Label, skipped = 0): void =>
    setResult(
      [
        say(label),
        ...(skipped > 0 ? [say(results.closed({ count: skipped }))] : []),
        ...(view.isFiltered ? [say(results.filtered)] : []),
      ].join(' '),
    )
  /** Writes texts to cells; returns the number of changed cells. */
  const write = (
    cells: readonly CellWrite[],
    resultOf?: (values: { count: number }) => Label,
  ): number => {
    const format = { attributes: shown, mark: decimalMarkOf(language) }
    const next = [...rows]
    const open = cells.filter(({ place }) => !isClosed(place.column))
    let count = 0
    for (const { place, text } of open) {
      const row = view.order[place.row] ?? -1
      const variant = next[row]
      if (!variant || textAt(place) === text) continue
      next[row] = withCell(variant, { column: place.column, text }, format)
      count += 1
    }
    if (count > 0) history.change(next)
    if (resultOf)
      report(count === 0 ? results.same : resultOf({ count }), cells.length - open.length)
    return count
  }
  const step = (walk: () => Variant[] | undefined, label: Label) => (): void => {
    if (walk()) setResult(say(label))
  }
  const storeOrder = (): void => {
    const shownFirst = view.order.flatMap((row) => rows[row] ?? [])
    history.change(shownFirst)
    view.reset()
    setResult(say(results.sorted))
  }
  return {
    ...history,
    undo: step(history.undo, results.undone),
    redo: step(history.redo, results.redone),
    result,
    setResult,
    report,
    isClosed,
    write,
    storeOrder,
    columns,
  }
}

/** State and operations of a grid: rows, selection, and the text of the edited cell. */
export function useGridEditor(options: EditorOptions) {
  const { rows } = options
  const sheet = useSheet(options)
  const { view, shown, textAt, variantAt } = sheet
  const extent = { rows: view.order.length, columns: shown.length + 1 }
  const selection = useGridSelection(extent)
  const { active, rect, go } = selection
  const writes = useGridWrites(options, sheet)
  const { write, change, isClosed } = writes
  const [editing, setEditing] = useState<CellWrite>()
  /** Initial text of the active cell's editor; undefined while it is not edited. */
  const draft = editing && isSamePlace(editing.place, active) ? editing.text : undefined

  /** Writes the text of the cell editor to the active cell. */
  const commit = (text: string): void => {
    if (!editing) return
    // synchronous: a save by a keyboard shortcut reads the form's values right after the key press
    flushSync(() => {
      setEditing(undefined)
      write([{ place: editing.place, text }])
    })
  }
  const edit = (text?: string): void => {
    if (!isClosed(active.column) && variantAt(active.row))
      setEditing({ place: active, text: text ?? textAt(active) })
  }
  const fill = (copies: readonly CellCopy[]): void =>
    void write(
      copies.map(({ from, to }) => ({ place: to, text: textAt(from) })),
      results.filled,
    )
  const clear = (resultOf = results.cleared): void =>
    void write(
      placesOf(rect).map((place) => ({ place, text: '' })),
      resultOf,
    )
  const addRow = (): void => {
    const at = (view.order[rect.bottom] ?? rows.length - 1) + 1
    change(rows.toSpliced(at, 0, emptyVariant()))
    // a new row has empty cells, which come last in any sort order
    go({ row: view.sort ? extent.rows : Math.min(rect.bottom + 1, extent.rows), column: 0 })
  }
  const removeRows = (): void => {
    const removed = new Set(view.order.slice(rect.top, rect.bottom + 1))
    change(rows.filter((_, row) => !removed.has(row)))
    writes.setResult(options.say(results.removed({ count: heightOf(rect) })))
    go({
      row: Math.max(0, Math.min(rect.top, extent.rows - heightOf(rect) - 1)),
      column: active.column,
    })
  }
  const canMove = !view.isFiltered && view.sort === undefined
  const moveRow = (by: -1 | 1): void => {
    const to = active.row + by
    const variant = rows[active.row]
    if (!canMove || !variant || to < 0 || to >= rows.length) return
    change(rows.toSpliced(active.row, 1).toSpliced(to, 0, variant))
    go({ ...active, row: to })
  }
  return {
    ...sheet,
    ...selection,
    ...writes,
    rows,
    attributes: options.attributes,
    extent,
    published: options.published,
    draft,
    drop: (): void => setEditing(undefined),
    commit,
    edit,
    fill,
    clear,
    addRow,
    removeRows,
    moveRow,
    canMove,
  }
}

export type GridEditor = ReturnType<typeof useGridEditor>
