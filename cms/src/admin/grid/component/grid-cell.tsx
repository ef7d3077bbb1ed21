'use client'

import { memo, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

interface Props {
  /** Id of the cell's description. */
  id: string
  row: number
  column: number
  /** Name of the row and of the column. */
  name: string
  text: string
  /** Published text, if it differs. */
  before: string | undefined
  /** Description of a changed cell, or of a new row. */
  description: string | undefined
  error: string | undefined
  /** Why the value is doubtful. */
  doubt: string | undefined
  isClosed: boolean
  /** True if the row does not have the column. */
  isAbsent: boolean
  isFigures: boolean
  /** True for a value that follows from others of its row. */
  isComputed: boolean
  isActive: boolean
  /** Initial text of the cell's editor; undefined while it is not edited. */
  draft: string | undefined
  /** Edges of the selected rectangle (`lrtb`); undefined outside of it. */
  edges: string | undefined
  /** True in the rectangle that a fill will reach. */
  isTarget: boolean
  /** True if the cell has the handle that fills others. */
  hasHandle: boolean
  /** True if notes open above the cell. */
  isLow: boolean
}

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
const classOf = (states: Record<string, boolean>): string =>
  [
    'variants-grid__cell',
    ...Object.entries(states).flatMap(([name, is]) => (is ? [`variants-grid__cell--${name}`] : [])),
  ].join(' ')

/** Columns at the start of a sheet, whose notes open towards its end. */
const startColumns = 3

/** Published text, error and description of a cell, which the cell names, and its handle. */
function CellContent(props: Props): ReactNode {
  const { id, column, text, before, error, doubt, description, isActive, isLow, hasHandle } = props
  return (
    <>
      {before ? <s aria-hidden="true">{before}</s> : null}
      {text}
      {error ? (
        <span
          id={`${id}-error`}
          className="variants-grid__note"
          data-above={isLow || undefined}
          data-back={column >= startColumns || undefined}
          hidden={!isActive}
        >
          {error}
        </span>
      ) : null}
      {doubt ? (
        <span id={`${id}-doubt`} hidden>
          {doubt}
        </span>
      ) : null}
      {description ? (
        <span id={id} hidden>
          {description}
        </span>
      ) : null}
      {hasHandle ? <span className="variants-grid__handle" aria-hidden="true" /> : null}
    </>
  )
}

/** Ids of the texts that describe a cell. */
const describedBy = ({ id, error, doubt, description }: Props): string | undefined =>
  [
    ...(error ? [`${id}-error`] : []),
    ...(doubt ? [`${id}-doubt`] : []),
    ...(description ? [id] : []),
  ].join(' ') || undefined

/** Length of a text that a column may cut off. */
const longText = 30

/** Cell of a grid; rendered again only if a property of it changed. */
export const GridCell = memo(function GridCell(props: Props): ReactNode {
  const { column, text, error, doubt, description, isActive, draft, edges } = props
  const isFirst = column === 0
  const isLong = text.length + (props.before === undefined ? 0 : props.before.length + 1) > longText
  const isPlain = !error && !doubt && !description && !props.hasHandle
  const Cell = isFirst ? 'th' : 'td'
  return (
    <Cell
      {...(isFirst ? { scope: 'row' as const, role: 'rowheader' } : { role: 'gridcell' })}
      className={classOf({
        wrong: Boolean(error),
        doubtful: Boolean(doubt),
        absent: props.isAbsent,
        figures: props.isFigures,
        computed: props.isComputed,
        changed: description !== undefined,
        // classes and no `:has()`, with which each focus restyles the sheet
        edited: draft !== undefined,
        noted: isActive && Boolean(error),
      })}
      data-row={props.row}
      data-column={column}
      data-selected={edges}
      data-target={props.isTarget ? '' : undefined}
      tabIndex={isActive && draft === undefined ? 0 : -1}
      aria-colindex={column + 2}
      aria-selected={edges !== undefined}
      aria-invalid={error ? true : undefined}
      aria-readonly={props.isClosed || undefined}
      aria-describedby={describedBy(props)}
      data-long={isLong ? '' : undefined}
      title={isLong ? text : undefined}
    >
      {draft !== undefined ? (
        <CellEditor draft={draft} name={props.name} />
      ) : isPlain ? (
        text
      ) : (
        <CellContent {...props} />
      )}
    </Cell>
  )
})
