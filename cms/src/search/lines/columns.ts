import { cellSpans } from '#src/content/variants/cells/quoted-cells.ts'
import type { Span } from '../query/codes.ts'
import { rolesOf } from './column-headings.ts'
import type { ColumnRole } from './column-headings.ts'
import { cellSigns } from './without-quotes.ts'

export type { ColumnRole }

/** Column of a line, as a span of the folded text. */
export interface Column extends Span {
  text: string
}

/**
 * Separator of columns: `each` tab, semicolon or vertical bar, `several` of them, or `comma` if the
 * headings are separated by commas. A part number never spans columns. The content of quoted cells
 * is text.
 */
type Separator = 'each' | 'several' | 'comma'

/** Separator and column roles of a table, from its heading row. */
export interface Table {
  separator: Separator
  roles: ColumnRole[]
}

function split(quoted: string, folded: string, separator: Separator): Column[] {
  const spans = cellSpans(quoted, separator === 'comma' ? ',' : '\t;|', cellSigns)
  return spans
    .filter(
      ({ from, to }, at) =>
        separator !== 'several' || to > from || at === 0 || at === spans.length - 1,
    )
    .map(({ from, to }) => ({
      text: folded.slice(from, to),
      from,
      to: Math.min(to, folded.length),
    }))
}

/** Non-blank columns of a line outside tables; a line without separators is a single column. */
export const filledCells = (quoted: string, folded: string): Column[] =>
  split(quoted, folded, 'several').filter(({ text }) => text.trim() !== '')

/** Possible readings of a line as a heading row; empty for other lines. */
export const tablesOf = (quoted: string, folded: string): Table[] =>
  (['each', 'several', 'comma'] as const).flatMap((separator) => {
    const cells = split(quoted, folded, separator).map(({ text }) => text)
    if (separator === 'comma' && cells.length === 1) return []
    // commas in sentences are followed by spaces
    const isApart = separator !== 'comma' || !/,\s/.test(folded)
    const roles = rolesOf(cells, isApart)
    return roles === undefined ? [] : [{ separator, roles }]
  })

/**
 * Columns of a line below headings; if each separator ends a column, the last ones may be missing.
 * Undefined for a line with a single column, which is a text, or with another number of columns
 * than the headings.
 */
export function cellsApart(
  quoted: string,
  folded: string,
  tables: readonly Table[],
): { cells: Column[]; roles: ColumnRole[] } | undefined {
  for (const { separator, roles } of tables) {
    const cells = split(quoted, folded, separator)
    if (cells.filter(({ text }) => text.trim() !== '').length < 2) return undefined
    if (cells.length === roles.length || (separator === 'each' && cells.length < roles.length))
      return { cells, roles: roles.slice(0, cells.length) }
  }
  return undefined
}
