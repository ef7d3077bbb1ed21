'use client'

import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ColumnSet } from '#src/admin/grid/core/columns.ts'
import { openCopies } from '#src/admin/grid/core/fill.ts'
import type { CellCopy } from '#src/admin/grid/core/fill.ts'
import type { SheetFilters } from '#src/admin/grid/core/filter.ts'
import type { SheetGroups } from '#src/admin/grid/core/grouped-rows.ts'
import { heightOf, isSamePlace, placesOf } from '#src/admin/grid/core/selection.ts'
import type { Place } from '#src/admin/grid/core/selection.ts'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { namesOfInputs } from '#src/content/computed/input-names.ts'
import { computedTexts } from '#texts/computed.js'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { cellTexts, partNumberKey } from '#src/admin/grid/core/cell-texts.ts'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { emptyVariant, withCell } from '#src/admin/grid/core/paste.ts'
import { valueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { useTexts } from '#src/platform/language.ts'
import type { CellKey } from '#src/admin/grid/core/take-open.ts'
import { useColumnSet } from './use-column-set.ts'
import { useGridSelection } from './use-grid-selection.ts'
import { useGridView } from './use-grid-view.ts'
import type { PublishedRows } from '#src/admin/grid/core/match-rows.ts'
import { useRowHistory } from './use-row-history.ts'

interface EditorOptions {
  /** Name of the field. */
  field: string
  /** Name of the preference of columns; undefined: that of the field. */
  preference?: string | undefined
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
  /**
   * State of the cells of a row, by its index in the data; undefined: all can be written. The same
   * object while no state changes.
   */
  cells?: CellStates | undefined
  /** Groups of the rows; undefined: they have none. */
  groups?: SheetGroups | undefined
  /** Filters that are set at first. */
  initial?: SheetFilters | undefined
  /** Columns that are shown at first, in place of the person's preference. */
  givenColumns?: ColumnSet | undefined
  /** Keys of columns that are hidden until they are asked for. */
  emptyColumns?: ReadonlySet<string> | undefined
}

/** Cells that cannot be written, and those whose row does not have the column. */
export interface CellStates {
  isClosed: (row: number, key: string) => boolean
  isAbsent: (row: number, key: string) => boolean
}

/** Cell of the shown rows and columns, and the text to write to it. */
export interface CellWrite {
  place: Place
  text: string
}

/** Shown rows and columns of a grid, with their texts. */
function useSheet(options: EditorOptions) {
  const { field, rows, attributes, published, hasError, language, groups, initial } = options
  const { givenColumns: given, emptyColumns: empty } = options
  const columns = useColumnSet(options.preference ?? field, attributes, { given, empty })
  const textOf = useMemo(() => cellTexts(attributes, language), [attributes, language])
  const hasChange = (row: number): boolean => {
    const variant = rows[row]
    const before = published?.[row]
    if (!variant || before === undefined || variant === before) return false
    return (
      before === null || attributes.some(({ key }) => textOf(variant, key) !== textOf(before, key))
    )
  }
  const keys = useMemo(() => [partNumberKey, ...attributes.map(({ key }) => key)], [attributes])
  const view = useGridView({ rows, textOf, hasError, hasChange, language, groups, initial, keys })
  const { shown } = columns
  const keyAt = (column: number): string => shown[column - 1]?.key ?? partNumberKey
  const variantAt = (row: number): Variant | undefined => rows[view.order[row] ?? -1]
  const textAt = ({ row, column }: Place): string => {
    const variant = variantAt(row)
    return variant ? textOf(variant, keyAt(column)) : ''
  }
  return { columns, textOf, view, shown, keyAt, variantAt, textAt }
}

/** Changes of cells, rows and their order; each is one step of the history. */
function useGridWrites(
  { rows, setValue, language, published }: EditorOptions,
  { columns, view, shown, keyAt, textAt }: ReturnType<typeof useSheet>,
  states: CellStates,
) {
  const { results } = useTexts(sheetTexts)
  const { closedSource } = useTexts(variantsGridTexts)
  const history = useRowHistory(rows, setValue)
  const [result, setResult] = useState('')
  const isClosed = ({ row, column }: Place): boolean =>
    states.isClosed(view.order[row] ?? -1, keyAt(column))
  const report = (label: string, skipped = 0, unsourced = 0): void =>
    setResult(
      [
        label,
        ...(skipped > 0 ? [results.closed({ count: skipped })] : []),
        ...(unsourced > 0 ? [closedSource({ count: unsourced })] : []),
        ...(view.isFiltered ? [results.filtered] : []),
      ].join(' '),
    )
  /**
   * Writes cells; returns the number of those that changed. `unsourced`: cells that are left
   * because their source is closed.
   */
  const write = (
    cells: readonly CellWrite[],
    resultOf?: (values: { count: number }) => string,
    unsourced = 0,
  ): number => {
    const format = {
      columns: shown.map((declared) => valueColumn(declared, language)),
      language,
      mark: decimalMarkOf(language),
    }
    const next = [...rows]
    const open = cells.filter(({ place }) => !isClosed(place))
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
      report(
        count === 0 ? results.same : resultOf({ count }),
        cells.length - open.length,
        unsourced,
      )
    return count
  }
  /** Gives cells their values of `published` again; returns the number of those that changed. */
  const revert = (cells: readonly CellKey[]): number => {
    const next = [...rows]
    let count = 0
    for (const { row, key } of cells) {
      const [variant, before] = [next[row], published?.[row]]
      if (!variant || !before || variant.values[key] === before.values[key]) continue
      const { [key]: _, ...others } = variant.values
      const value = before.values[key]
      next[row] = {
        ...variant,
        values: value === undefined ? others : { ...others, [key]: value },
      }
      count += 1
    }
    if (count > 0) history.change(next)
    return count
  }
  const step = (walk: () => Variant[] | undefined, label: string) => (): void => {
    if (walk()) setResult(label)
  }
  const storeOrder = (): void => {
    const shownFirst = view.order.flatMap((row) => rows[row] ?? [])
    history.change(shownFirst)
    view.reset()
    setResult(results.sorted)
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
    revert,
    storeOrder,
    columns,
  }
}

/** Why the values of a computed column are not typed; undefined for another column. */
function useFollowed(attributes: readonly Declared[]) {
  const { closed } = useTexts(computedTexts)
  return (column: Declared | undefined): string | undefined =>
    column?.computed ? closed({ names: namesOfInputs(column, attributes) }) : undefined
}

/** Rows of a grid, its selection, and the text of the cell that is being edited. */
export function useGridEditor(options: EditorOptions) {
  const { results } = useTexts(sheetTexts)
  const followed = useFollowed(options.attributes)
  const { rows, closed, only, cells } = options
  const sheet = useSheet(options)
  const { view, shown, textAt, variantAt } = sheet
  const computed = useMemo(
    () => new Set(options.attributes.flatMap(({ key, computed: by }) => (by ? [key] : []))),
    [options.attributes],
  )
  // the rows compare it, so that a key renders the rows that it changes
  const states: CellStates = useMemo(
    () => ({
      isClosed: (row, key) =>
        closed ||
        computed.has(key) ||
        (only !== undefined && key !== only) ||
        (cells?.isClosed(row, key) ?? false),
      isAbsent: (row, key) => cells?.isAbsent(row, key) ?? false,
    }),
    [closed, computed, only, cells],
  )
  const extent = { rows: view.order.length, columns: shown.length + 1 }
  const selection = useGridSelection(extent)
  const { active, rect, go } = selection
  const writes = useGridWrites(options, sheet, states)
  const { write, change, isClosed } = writes
  const [editing, setEditing] = useState<CellWrite>()
  /** Initial text of the active cell's editor; undefined while it is not edited. */
  const draft = editing && isSamePlace(editing.place, active) ? editing.text : undefined

  /** Writes the text of the cell's editor. */
  const commit = (text: string): void => {
    if (!editing) return
    // written synchronously, because a save by keyboard reads the form right after the key
    flushSync(() => {
      setEditing(undefined)
      write([{ place: editing.place, text }])
    })
  }
  const edit = (text?: string): void => {
    const why = closed ? undefined : followed(shown[active.column - 1])
    if (why) writes.setResult(why)
    else if (!isClosed(active) && variantAt(active.row))
      setEditing({ place: active, text: text ?? textAt(active) })
  }
  /** True for a cell of a row without its column, or of one that nobody edits here: it has no value to copy. */
  const isClosedSource = ({ row, column }: Place): boolean =>
    options.cells?.isClosed(view.order[row] ?? -1, sheet.keyAt(column)) ?? false
  const fill = (copies: readonly CellCopy[]): void => {
    const open = openCopies(copies, isClosedSource)
    write(
      open.map(({ from, to }) => ({ place: to, text: textAt(from) })),
      results.filled,
      copies.length - open.length,
    )
  }
  const clear = (resultOf = results.cleared): void =>
    void write(
      placesOf(rect).map((place) => ({ place, text: '' })),
      resultOf,
    )
  const addRow = (): void => {
    const at = (view.order[rect.bottom] ?? rows.length - 1) + 1
    change(rows.toSpliced(at, 0, emptyVariant()))
    // in another order, empty cells come last
    go({ row: view.sort ? extent.rows : Math.min(rect.bottom + 1, extent.rows), column: 0 })
  }
  const removeRows = (): void => {
    const removed = new Set(view.order.slice(rect.top, rect.bottom + 1))
    change(rows.filter((_, row) => !removed.has(row)))
    writes.setResult(results.removed({ count: heightOf(rect) }))
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
    states,
    extent,
    published: options.published,
    draft,
    drop: (): void => setEditing(undefined),
    commit,
    edit,
    isClosedSource,
    fill,
    clear,
    addRow,
    removeRows,
    moveRow,
    canMove,
  }
}

export type GridEditor = ReturnType<typeof useGridEditor>
