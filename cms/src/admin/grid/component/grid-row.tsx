'use client'

import { memo, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** Cells of a row within a rectangle. */
export interface RowRange {
  left: number
  right: number
  isTop: boolean
  isBottom: boolean
}

/** Text of a cell and its state. */
export interface CellView {
  text: string
  error: string | undefined
  /** Published text, if it differs. */
  before: string | undefined
  isClosed: boolean
  /** True if the row does not have the column. */
  isAbsent: boolean
}

export interface RowProps {
  /** Name of the grid, with which ids of its cells begin. */
  grid: string
  /** Number of the row in the data, from 1. */
  number: number
  /** Index among the shown rows. */
  row: number
  /** Index among rows and headings. */
  line: number
  cells: readonly CellView[]
  /** Names of the columns. */
  names: readonly string[]
  figures: readonly boolean[]
  /** Name of the row. */
  name: string
  /** True if the row is not published yet. */
  isNew: boolean
  /** Column of the active cell; -1 if it is in another row. */
  active: number
  /** Initial text of the editor in the active cell. */
  draft: string | undefined
  selected: RowRange | undefined
  target: RowRange | undefined
  /** True if notes open above their cell. */
  isLow: boolean
  /** Descriptions of a published text and of a new row. */
  describe: (before: string) => string
  newRow: string
}

const isIn = (range: RowRange | undefined, column: number): range is RowRange =>
  range !== undefined && column >= range.left && column <= range.right

/** Edges of a rectangle at a cell: left, right, top and bottom. */
const edgesOf = (range: RowRange, column: number): string =>
  [
    column === range.left ? 'l' : '',
    column === range.right ? 'r' : '',
    range.isTop ? 't' : '',
    range.isBottom ? 'b' : '',
  ].join('')

function CellEditor({ draft, name }: { draft: string; name: string }): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = input
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  return (
    <input
      ref={input}
      className="variants-grid__editor"
      defaultValue={draft}
      aria-label={name}
      autoComplete="off"
    />
  )
}

/** Class of a cell with its states. */
const classOf = (states: Record<string, boolean | undefined>): string =>
  [
    'variants-grid__cell',
    ...Object.entries(states).flatMap(([name, is]) => (is ? [`variants-grid__cell--${name}`] : [])),
  ].join(' ')

const longText = (text: string) => (text.length > 30 ? { 'data-long': '', title: text } : undefined)

interface NotesProps {
  id: string
  error: string | undefined
  description: string | undefined
  isActive: boolean
  isLow: boolean
}

/** Error and description of a cell, which the cell names. */
function CellNotes({ id, error, description, isActive, isLow }: NotesProps): ReactNode {
  return (
    <>
      {error ? (
        <span
          id={`${id}-error`}
          className="variants-grid__note"
          data-above={isLow || undefined}
          hidden={!isActive}
        >
          {error}
        </span>
      ) : null}
      {description ? (
        <span id={id} hidden>
          {description}
        </span>
      ) : null}
    </>
  )
}

/** Published text of a cell that has another one now, or that its row is new. */
function changeText(props: RowProps, before: string | undefined, isAdded: boolean) {
  if (before !== undefined) return props.describe(before)
  return isAdded ? props.newRow : undefined
}

/** Marks of a cell in the selected rectangle and in the one that a fill will reach. */
const markOf = (selected: RowProps['selected'], target: RowProps['target'], column: number) =>
  isIn(selected, column)
    ? { 'data-selected': edgesOf(selected, column) }
    : isIn(target, column)
      ? { 'data-target': '' }
      : undefined

const hasHandle = (selected: RowProps['selected'], column: number): boolean =>
  isIn(selected, column) && selected.isBottom && column === selected.right

function GridCell({ column, ...props }: RowProps & { column: number }): ReactNode {
  const { row, cells, names, figures, name, active, draft, selected, target, isLow } = props
  const cell = cells[column]
  if (!cell) return null
  const { text, error, before, isClosed, isAbsent } = cell
  const isActive = active === column
  const isEditing = isActive && draft !== undefined
  const isFirst = column === 0
  const isAdded = isFirst && props.isNew
  const id = `${props.grid}-${row}-${column}`
  const description = changeText(props, before, isAdded)
  const describedBy = [...(error ? [`${id}-error`] : []), ...(description ? [id] : [])].join(' ')
  const Cell = isFirst ? 'th' : 'td'
  return (
    <Cell
      {...(isFirst ? { scope: 'row' as const, role: 'rowheader' } : { role: 'gridcell' })}
      className={classOf({
        wrong: Boolean(error),
        absent: isAbsent,
        figures: figures[column],
        changed: before !== undefined || isAdded,
      })}
      data-row={row}
      data-column={column}
      {...markOf(selected, target, column)}
      tabIndex={isActive && !isEditing ? 0 : -1}
      aria-colindex={column + 2}
      aria-selected={isIn(selected, column)}
      aria-invalid={error ? true : undefined}
      aria-readonly={isClosed || undefined}
      aria-describedby={describedBy || undefined}
      {...longText(text)}
    >
      {isEditing ? (
        <CellEditor draft={draft} name={`${name}, ${names[column] ?? ''}`} />
      ) : (
        <>
          {before ? <s aria-hidden="true">{before}</s> : null}
          {text}
          <CellNotes
            id={id}
            error={error}
            description={description}
            isActive={isActive}
            isLow={isLow}
          />
          {hasHandle(selected, column) ? (
            <span className="variants-grid__handle" aria-hidden="true" />
          ) : null}
        </>
      )}
    </Cell>
  )
}

/** Row of a grid; rendered again only if a property of it changed. */
export const GridRow = memo(function GridRow(props: RowProps): ReactNode {
  const { number, row, line, cells, selected, isNew } = props
  return (
    <tr aria-rowindex={line + 2} aria-selected={selected !== undefined}>
      <td
        className="variants-grid__number"
        aria-colindex={1}
        aria-selected={selected !== undefined}
        data-row={row}
        data-row-number=""
        data-new={isNew ? '' : undefined}
      >
        {number}
      </td>
      {cells.map((_, column) => (
        <GridCell key={column} {...props} column={column} />
      ))}
    </tr>
  )
}, isSameRow)

const isSameRange = (a: RowRange | undefined, b: RowRange | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.left === b.left &&
    a.right === b.right &&
    a.isTop === b.isTop &&
    a.isBottom === b.isBottom)

/** Compares the properties of a row; descriptions differ only by the language of the panel. */
function isSameRow(a: RowProps, b: RowProps): boolean {
  return (
    a.number === b.number &&
    a.row === b.row &&
    a.line === b.line &&
    a.names === b.names &&
    a.figures === b.figures &&
    a.name === b.name &&
    a.isNew === b.isNew &&
    a.active === b.active &&
    a.draft === b.draft &&
    (a.active === -1 || a.isLow === b.isLow) &&
    isSameRange(a.selected, b.selected) &&
    isSameRange(a.target, b.target) &&
    a.cells.length === b.cells.length &&
    a.cells.every((cell, column) => {
      const other = b.cells[column]
      return (
        cell.text === other?.text &&
        cell.error === other.error &&
        cell.before === other.before &&
        cell.isClosed === other.isClosed &&
        cell.isAbsent === other.isAbsent
      )
    })
  )
}
