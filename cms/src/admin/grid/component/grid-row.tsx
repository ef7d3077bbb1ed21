'use client'

import { memo } from 'react'
import type { ReactNode } from 'react'
import { partNumberKey } from '#src/admin/grid/core/cell-texts.ts'
import type { CellTexts } from '#src/admin/grid/core/cell-texts.ts'
import { beforeText } from '#src/admin/grid/core/column-shape.ts'
import { useLanguage } from '#src/platform/language.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { GridCell } from './grid-cell.tsx'
import type { RenderedColumns } from './use-grid-columns.ts'
import type { CellStates } from './use-grid-editor.ts'

/** Cells of a row within a rectangle. */
export interface RowRange {
  left: number
  right: number
  isTop: boolean
  isBottom: boolean
}

interface Props {
  /** Name of the grid, with which ids of its cells begin. */
  grid: string
  /** Index of the row in the data. */
  index: number
  /** Index among the shown rows. */
  row: number
  /** Index among rows and headings. */
  line: number
  variant: Variant
  /** Published row; null for a new one, undefined without a publication. */
  published: Variant | null | undefined
  /** Errors by the key of their column. */
  errors: ReadonlyMap<string, string> | undefined
  /** Why values are doubtful, by the key of their column. */
  doubts: ReadonlyMap<string, string> | undefined
  columns: RenderedColumns
  textOf: CellTexts
  states: CellStates
  /** Name of the row. */
  name: string
  /** Column of the active cell; -1 if it is in another row. */
  active: number
  /** Initial text of the editor in the active cell. */
  draft: string | undefined
  selected: RowRange | undefined
  target: RowRange | undefined
  /** True if notes open above their cell. */
  isLow: boolean
  /** True if former texts are the saved ones, false if they are the published ones. */
  isSaved: boolean
  /** Description of a new row. */
  newRow: string
}

const isIn = (range: RowRange | undefined, column: number): range is RowRange =>
  range !== undefined && column >= range.left && column <= range.right

/** Edges of a rectangle at a cell (left, right, top and bottom); undefined outside of it. */
const edgesOf = (range: RowRange | undefined, column: number): string | undefined =>
  isIn(range, column)
    ? [
        column === range.left ? 'l' : '',
        column === range.right ? 'r' : '',
        range.isTop ? 't' : '',
        range.isBottom ? 'b' : '',
      ].join('')
    : undefined

/** Cell in place of the columns before a column, or after the last one, that are not rendered. */
export const columnGap = (columns: number, next = 'rest'): ReactNode[] =>
  columns > 0 ? [<td key={`gap-${next}`} aria-hidden="true" colSpan={columns} />] : []

/** Row of a grid; rendered again only if a property of it changed. */
export const GridRow = memo(function GridRow(props: Props): ReactNode {
  const { index, row, line, variant, published, errors, doubts, columns, textOf, states } = props
  const { name, active, selected, target } = props
  const language = useLanguage()
  const isNew = published === null
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
        {index + 1}
      </td>
      {columns.rendered.flatMap(({ index: column, gap, key, name: heading, ...is }) => {
        const text = textOf(variant, key)
        const old = published ? textOf(published, key) : text
        const edges = edgesOf(selected, column)
        return [
          ...columnGap(gap, key),
          <GridCell
            key={key}
            id={`${props.grid}-${row}-${column}`}
            row={row}
            column={column}
            name={`${name}, ${heading}`}
            text={text}
            before={old === text ? undefined : old}
            description={
              old === text
                ? isNew && key === partNumberKey
                  ? props.newRow
                  : undefined
                : beforeText(old, props.isSaved, language)
            }
            error={errors?.get(key)}
            doubt={errors?.has(key) ? undefined : doubts?.get(key)}
            isClosed={states.isClosed(index, key)}
            isAbsent={states.isAbsent(index, key)}
            isFigures={is.isFigures}
            isComputed={is.isComputed}
            isActive={active === column}
            draft={active === column ? props.draft : undefined}
            edges={edges}
            isTarget={edges === undefined && isIn(target, column)}
            hasHandle={isIn(selected, column) && selected.isBottom && column === selected.right}
            isLow={props.isLow}
          />,
        ]
      })}
      {columnGap(columns.rest)}
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

function isSameRow(a: Props, b: Props): boolean {
  const { selected, target, ...others } = a
  return (
    isSameRange(selected, b.selected) &&
    isSameRange(target, b.target) &&
    Object.entries(others).every(([name, value]) => Object.is(value, b[name as keyof Props]))
  )
}
