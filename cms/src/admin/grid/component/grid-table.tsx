'use client'

import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Rect } from '#src/admin/grid/core/selection.ts'
import type { Rendered } from '#src/admin/grid/core/sheet-window.ts'
import { useTexts } from '#src/platform/language.ts'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { GridHead } from './grid-head.tsx'
import type { OpenMenu } from './grid-head.tsx'
import { handleGridKey } from './grid-keys.ts'
import type { GridCommands } from './grid-keys.ts'
import { GridRow } from './grid-row.tsx'
import type { RowRange } from './grid-row.tsx'
import type { CellMessages } from '#src/admin/grid/core/wrong-cells.ts'
import { numberWidth, rowHeight } from './sheet-measures.ts'
import { useGridColumns } from './use-grid-columns.ts'
import type { RenderedColumns, SheetColumn } from './use-grid-columns.ts'
import type { GridEditor } from './use-grid-editor.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import { useGridViewport } from './use-grid-viewport.ts'
import './grid-table.css'

interface Props {
  /** Name of the field; the id of the grid's help text contains it. */
  field: string
  title: string
  /** Heading of the first column. */
  first: string
  editor: GridEditor
  commands: GridCommands
  messages: CellMessages
  /** Why values are doubtful. */
  doubts?: CellMessages | undefined
  /** True if rows cannot be moved. */
  readOnly: boolean
  openMenu: OpenMenu
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

const rangeOf = (rect: Rect | undefined, row: number): RowRange | undefined =>
  rect && row >= rect.top && row <= rect.bottom
    ? { left: rect.left, right: rect.right, isTop: row === rect.top, isBottom: row === rect.bottom }
    : undefined

interface RowsProps extends Props {
  lines: { rendered: readonly Rendered[]; rest: number }
  lineCount: number
  columns: RenderedColumns
  target: Rect | undefined
}

/** Rows in view and the one with the focus, with gaps for the others. */
function GridRows({ lines, lineCount, columns, target, ...props }: RowsProps): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const texts = useTexts(sheetTexts)
  const { editor, isSaved = false } = props
  const { view, active, rect, draft, rows, published, extent, textOf, states } = editor
  const gap = (size: number, key: string): ReactNode =>
    size > 0 ? <tr key={key} aria-hidden="true" style={{ height: size * rowHeight }} /> : null
  return (
    <tbody>
      {lines.rendered.flatMap(({ index: line, gap: size }) => {
        const at = view.lines?.[line] ?? { row: line }
        if ('group' in at)
          return [
            gap(size, `gap-${line}`),
            props.renderHeading?.({ ...at, line, columns: extent.columns }),
          ]
        const { row } = at
        const index = view.order[row] ?? -1
        const variant = rows[index]
        const isActive = row === active.row
        return [
          gap(size, `gap-${line}`),
          variant ? (
            <GridRow
              key={row}
              grid={props.field}
              index={index}
              row={row}
              line={line}
              variant={variant}
              published={published?.[index]}
              errors={props.messages.get(index)}
              doubts={props.doubts?.get(index)}
              columns={columns}
              textOf={textOf}
              states={states}
              name={variant.part_number || `${labels.row} ${index + 1}`}
              active={isActive ? active.column : -1}
              draft={isActive ? draft : undefined}
              selected={rangeOf(rect, row)}
              target={rangeOf(target, row)}
              isLow={line > 3 && line > lineCount - 4}
              isSaved={isSaved}
              newRow={texts.newRow}
            />
          ) : null,
        ]
      })}
      {gap(lines.rest, 'rest')}
    </tbody>
  )
}

/** Widths of all columns, so that those left out take their place. */
function ColumnWidths({ columns }: { columns: readonly SheetColumn[] }): ReactNode {
  return useMemo(
    () => (
      <colgroup>
        <col style={{ width: numberWidth }} />
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
      </colgroup>
    ),
    [columns],
  )
}

/** Table of a grid; only the cells in view are rendered. */
export function GridTable(props: Props): ReactNode {
  return props.editor.columns.isRead ? <ReadTable {...props} /> : null
}

function ReadTable(props: Props): ReactNode {
  const texts = useTexts(sheetTexts)
  const { field, title, first, editor, commands, readOnly, openMenu } = props
  const { scroller, view, extent, hold, rows } = editor
  const { columns: all, edges } = useGridColumns(editor, first)
  const { lines, lineCount, columns: inView, follow } = useGridViewport(editor, edges)
  const columns = useMemo<RenderedColumns>(
    () => ({
      rest: inView.rest,
      rendered: inView.rendered.flatMap((each) => {
        const column = all[each.index]
        return column ? [{ ...column, ...each }] : []
      }),
    }),
    [all, inView],
  )
  const pointer = useGridPointer(editor)
  return (
    <div
      ref={scroller}
      className="variants-grid__scroll"
      onScroll={({ currentTarget }) => follow(currentTarget)}
    >
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern over a real table
        role="grid"
        style={{ width: numberWidth + (edges.at(-1) ?? 0) }}
        aria-label={title}
        aria-describedby={`${field}-grid-help`}
        aria-rowcount={lineCount + 1}
        aria-colcount={extent.columns + 1}
        aria-multiselectable="true"
        {...pointer.handlers}
        onFocus={({ target }) => hold(target.closest('thead') ? 'head' : 'cell')}
        onBlur={({ target, currentTarget, relatedTarget }) => {
          if (target instanceof HTMLInputElement) editor.commit(target.value)
          if (relatedTarget && !currentTarget.contains(relatedTarget)) hold('none')
        }}
        onKeyDown={(event) => handleGridKey(event, editor, commands, readOnly)}
        {...(view.order.length === 0 ? { tabIndex: 0 } : {})}
      >
        <ColumnWidths columns={all} />
        <GridHead editor={editor} columns={columns} openMenu={openMenu} />
        <GridRows
          {...props}
          lines={lines}
          lineCount={lineCount}
          columns={columns}
          target={pointer.target}
        />
      </table>
      {rows.length > 0 && view.order.length === 0 ? (
        <p className="variants-grid__none">{texts.filter.none}</p>
      ) : null}
    </div>
  )
}
