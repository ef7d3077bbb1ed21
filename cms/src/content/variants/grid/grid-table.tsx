'use client'

import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { renderedRows, rowWindow } from '#src/content/sheet/row-window.ts'
import type { RowWindow } from '#src/content/sheet/row-window.ts'
import type { Rect } from '#src/content/sheet/selection.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { partNumberKey } from './cell-texts.ts'
import { columnWidth, isFigures } from './column-shape.ts'
import { GridHead } from './grid-head.tsx'
import type { OpenMenu } from './grid-head.tsx'
import { handleGridKey } from './grid-keys.ts'
import type { GridCommands } from './grid-keys.ts'
import { GridRow } from './grid-row.tsx'
import type { CellView, RowRange } from './grid-row.tsx'
import type { CellMessages } from './wrong-cells.ts'
import type { GridEditor } from './use-grid-editor.ts'
import { rowHeight } from './use-grid-selection.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import './grid-table.css'

const labels = labelsOf(variantsGridTexts)
const texts = labelsOf(sheetTexts)

/** Maximum height of the rows in view, px; the same as in `variants-grid.css`. */
const maxHeight = 640

/** Width of the row numbers, px. */
const numberWidth = 42

interface Props {
  /** Name of the field; the id of the grid's help text contains it. */
  field: string
  title: string
  /** Heading of the first column. */
  first: string
  editor: GridEditor
  commands: GridCommands
  messages: CellMessages
  /** True if rows cannot be moved. */
  readOnly: boolean
  openMenu: OpenMenu
  say: (text: Label) => string
}

/** Names and widths of the shown columns. */
function useGridColumns({ first, editor }: Props) {
  const { rows, shown, published, textOf } = editor
  const names = useMemo(() => [first, ...shown.map(({ label }) => label)], [first, shown])
  const figures = useMemo(() => [false, ...shown.map(isFigures)], [shown])
  const widths = useMemo(
    () =>
      [partNumberKey, ...shown.map(({ key }) => key)].map((key, column) => {
        const length = rows.reduce((most, variant, row) => {
          const text = textOf(variant, key)
          const before = published?.[row]
          const old = before ? textOf(before, key) : text
          return Math.max(most, old === text ? text.length : text.length + old.length + 1)
        }, 0)
        return columnWidth(names[column] ?? '', length)
      }),
    [rows, shown, published, textOf, names],
  )
  return { names, figures, widths }
}

const rangeOf = (rect: Rect | undefined, row: number): RowRange | undefined =>
  rect && row >= rect.top && row <= rect.bottom
    ? { left: rect.left, right: rect.right, isTop: row === rect.top, isBottom: row === rect.bottom }
    : undefined

/** Texts of a row's cells, with their errors and published texts. */
function cellsOf({ editor, messages }: Props, row: number): CellView[] {
  const { rows, shown, published, textOf, isClosed } = editor
  const variant = rows[row]
  if (!variant) return []
  const before = published?.[row]
  const errors = messages.get(row)
  return [partNumberKey, ...shown.map(({ key }) => key)].map((key, column) => {
    const text = textOf(variant, key)
    const old = before ? textOf(before, key) : text
    return {
      text,
      error: errors?.get(key),
      before: old === text ? undefined : old,
      isClosed: isClosed(column),
    }
  })
}

/** Rows in view and the one with the focus, with gaps for the others. */
function GridRows({
  shownWindow,
  target,
  columns,
  ...props
}: Props & {
  shownWindow: RowWindow
  target: Rect | undefined
  columns: ReturnType<typeof useGridColumns>
}): ReactNode {
  const { editor, say } = props
  const { view, active, rect, draft, rows, published } = editor
  const count = view.order.length
  const { rows: rendered, rest } = renderedRows(shownWindow, active.row, count)
  const gap = (size: number, key: string): ReactNode =>
    size > 0 ? <tr key={key} aria-hidden="true" style={{ height: size * rowHeight }} /> : null
  const describe = (before: string): string =>
    say(before === '' ? texts.publishedEmpty : texts.published({ text: before }))
  return (
    <tbody>
      {rendered.flatMap(({ row, gap: size }) => {
        const index = view.order[row] ?? -1
        const isActive = row === active.row
        return [
          gap(size, `gap-${row}`),
          <GridRow
            key={row}
            grid={props.field}
            number={index + 1}
            row={row}
            cells={cellsOf(props, index)}
            names={columns.names}
            figures={columns.figures}
            name={rows[index]?.part_number || `${say(labels.row)} ${index + 1}`}
            isNew={published?.[index] === null}
            active={isActive ? active.column : -1}
            draft={isActive ? draft : undefined}
            selected={rangeOf(rect, row)}
            target={rangeOf(target, row)}
            isLow={row > 3 && row > count - 4}
            describe={describe}
            newRow={say(texts.newRow)}
          />,
        ]
      })}
      {gap(rest, 'rest')}
    </tbody>
  )
}

/** Table of a grid; only the visible rows are rendered. */
export function GridTable(props: Props): ReactNode {
  const { field, title, editor, commands, readOnly, openMenu, say } = props
  const { scroller, view, extent, hold, rows } = editor
  const [top, setTop] = useState(0)
  const shownWindow = rowWindow({ top, height: maxHeight }, rowHeight, view.order.length)
  const columns = useGridColumns(props)
  const pointer = useGridPointer(editor)
  const width = columns.widths.reduce((sum, each) => sum + each, numberWidth)
  return (
    <div
      ref={scroller}
      className="variants-grid__scroll"
      onScroll={({ currentTarget }) => {
        const step = rowHeight * 4
        setTop(Math.floor(currentTarget.scrollTop / step) * step)
      }}
    >
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern over a real table
        role="grid"
        style={{ width }}
        aria-label={title}
        aria-describedby={`${field}-grid-help`}
        aria-rowcount={view.order.length + 1}
        aria-colcount={extent.columns + 1}
        aria-multiselectable="true"
        {...pointer.handlers}
        onFocus={() => hold(true)}
        onBlur={({ target, currentTarget, relatedTarget }) => {
          if (target instanceof HTMLInputElement) editor.commit(target.value)
          if (relatedTarget && !currentTarget.contains(relatedTarget)) hold(false)
        }}
        onKeyDown={(event) => handleGridKey(event, editor, commands, readOnly)}
        {...(view.order.length === 0 ? { tabIndex: 0 } : {})}
      >
        <colgroup>
          <col style={{ width: numberWidth }} />
          {columns.widths.map((each, column) => (
            <col key={column} style={{ width: each }} />
          ))}
        </colgroup>
        <GridHead editor={editor} names={columns.names} openMenu={openMenu} say={say} />
        <GridRows {...props} shownWindow={shownWindow} target={pointer.target} columns={columns} />
      </table>
      {rows.length > 0 && view.order.length === 0 ? (
        <p className="variants-grid__none">{say(texts.filter.none)}</p>
      ) : null}
    </div>
  )
}
