'use client'

import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { renderedRows, rowWindow } from '#src/admin/grid/core/row-window.ts'
import type { RowWindow } from '#src/admin/grid/core/row-window.ts'
import type { Rect } from '#src/admin/grid/core/selection.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { partNumberKey } from '#src/admin/grid/core/cell-texts.ts'
import { beforeText, columnWidth, isFigures } from '#src/admin/grid/core/column-shape.ts'
import { GridHead } from './grid-head.tsx'
import type { OpenMenu } from './grid-head.tsx'
import { handleGridKey } from './grid-keys.ts'
import type { GridCommands } from './grid-keys.ts'
import { GridRow } from './grid-row.tsx'
import type { CellView, RowRange } from './grid-row.tsx'
import type { CellMessages } from '#src/admin/grid/core/wrong-cells.ts'
import type { GridEditor } from './use-grid-editor.ts'
import { rowHeight } from './use-grid-selection.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import './grid-table.css'

/** Maximum height of the rows in view, px; the same as in `grid-bars.css`. */
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
  /** Maximum height of the rows in view, px. */
  height?: number
  /** True if former texts are the saved ones, false if they are the published ones. */
  isSaved?: boolean
  /** Row of the heading of a group. */
  renderHeading?: (heading: GroupHeading) => ReactNode
}

/** Heading of a group of rows. */
export interface GroupHeading {
  group: number
  /** Rows of the group that pass the filters. */
  count: number
  line: number
  /** Columns of the table without the row numbers. */
  columns: number
}

/** Names and widths of the shown columns. */
function useGridColumns({ first, editor }: Props) {
  const { rows, shown, published, textOf } = editor
  const names = useMemo(() => [first, ...shown.map(({ label }) => label)], [first, shown])
  const figures = useMemo(() => [false, ...shown.map(isFigures)], [shown])
  const keys = useMemo(() => [partNumberKey, ...shown.map(({ key }) => key)], [shown])
  // texts of unchanged rows are measured once, also of thousands
  const before = useMemo(
    () =>
      keys.map((key) =>
        (published ?? []).reduce(
          (most, variant) => (variant ? Math.max(most, textOf(variant, key).length) : most),
          0,
        ),
      ),
    [keys, published, textOf],
  )
  const widths = useMemo(() => {
    const changed = [...rows.keys()].filter((row) => rows[row] !== published?.[row])
    return keys.map((key, column) => {
      const length = changed.reduce((most, row) => {
        const variant = rows[row]
        const text = variant ? textOf(variant, key) : ''
        const stored = published?.[row]
        const old = stored ? textOf(stored, key) : text
        return Math.max(most, old === text ? text.length : text.length + old.length + 1)
      }, before[column] ?? 0)
      return columnWidth(names[column] ?? '', length)
    })
  }, [rows, keys, published, textOf, names, before])
  return { names, figures, widths }
}

const rangeOf = (rect: Rect | undefined, row: number): RowRange | undefined =>
  rect && row >= rect.top && row <= rect.bottom
    ? { left: rect.left, right: rect.right, isTop: row === rect.top, isBottom: row === rect.bottom }
    : undefined

/** Texts of a row's cells, with their errors and published texts. */
function cellsOf({ editor, messages }: Props, shownRow: number): CellView[] {
  const { rows, shown, published, textOf, isClosed, isAbsent, view } = editor
  const row = view.order[shownRow] ?? -1
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
      isClosed: isClosed({ row: shownRow, column }),
      isAbsent: isAbsent(row, key),
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
  const labels = useTexts(variantsGridTexts)
  const texts = useTexts(sheetTexts)
  const { editor } = props
  const language = useLanguage()
  const { view, active, rect, draft, rows, published } = editor
  const count = view.lines?.length ?? view.order.length
  const { rows: rendered, rest } = renderedRows(shownWindow, view.lineOf(active.row), count)
  const gap = (size: number, key: string): ReactNode =>
    size > 0 ? <tr key={key} aria-hidden="true" style={{ height: size * rowHeight }} /> : null
  const describe = (before: string): string => beforeText(before, props.isSaved ?? false, language)
  return (
    <tbody>
      {rendered.flatMap(({ row: line, gap: size }) => {
        const at = view.lines?.[line] ?? { row: line }
        if ('group' in at)
          return [
            gap(size, `gap-${line}`),
            props.renderHeading?.({ ...at, line, columns: columns.names.length }),
          ]
        const { row } = at
        const index = view.order[row] ?? -1
        const isActive = row === active.row
        return [
          gap(size, `gap-${line}`),
          <GridRow
            key={row}
            grid={props.field}
            number={index + 1}
            row={row}
            line={line}
            cells={cellsOf(props, row)}
            names={columns.names}
            figures={columns.figures}
            name={rows[index]?.part_number || `${labels.row} ${index + 1}`}
            isNew={published?.[index] === null}
            active={isActive ? active.column : -1}
            draft={isActive ? draft : undefined}
            selected={rangeOf(rect, row)}
            target={rangeOf(target, row)}
            isLow={line > 3 && line > count - 4}
            describe={describe}
            newRow={texts.newRow}
          />,
        ]
      })}
      {gap(rest, 'rest')}
    </tbody>
  )
}

/** Table of a grid; only the visible rows are rendered. */
export function GridTable(props: Props): ReactNode {
  const texts = useTexts(sheetTexts)
  const { field, title, editor, commands, readOnly, openMenu, height = maxHeight } = props
  const { scroller, view, extent, hold, rows } = editor
  const [top, setTop] = useState(0)
  const count = view.lines?.length ?? view.order.length
  const shownWindow = rowWindow({ top, height }, rowHeight, count)
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
        aria-rowcount={count + 1}
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
        <GridHead editor={editor} names={columns.names} openMenu={openMenu} />
        <GridRows {...props} shownWindow={shownWindow} target={pointer.target} columns={columns} />
      </table>
      {rows.length > 0 && view.order.length === 0 ? (
        <p className="variants-grid__none">{texts.filter.none}</p>
      ) : null}
    </div>
  )
}
