import { cellSpans } from '#src/content/variants/grid/quoted-cells.ts'
import type { Span } from '../query/codes.ts'
import { rolesOf } from './column-headings.ts'
import type { ColumnRole } from './column-headings.ts'
import { cellSigns } from './without-quotes.ts'

export type { ColumnRole }

/** A column of a line, by its place in the folded text. */
export interface Column extends Span {
  text: string
}

/**
 * What separates columns, which are never one part number: one sign each, or several of them; commas where
 * headings are separated by them. What stands within the quotes of a cell is text.
 */
type Separator = 'each' | 'several' | 'comma'

/** How the headings of a table are separated, and what its columns hold. */
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

/** Columns of a line that is in no table, blank ones left out; a line without separators is one. */
export const filledCells = (quoted: string, folded: string): Column[] =>
  split(quoted, folded, 'several').filter(({ text }) => text.trim() !== '')

/** Ways to read a line as headings; none for another line. */
export const tablesOf = (quoted: string, folded: string): Table[] =>
  (['each', 'several', 'comma'] as const).flatMap((separator) => {
    const cells = split(quoted, folded, separator).map(({ text }) => text)
    if (separator === 'comma' && cells.length === 1) return []
    // a sentence has blanks after its commas
    const isApart = separator !== 'comma' || !/,\s/.test(folded)
    const roles = rolesOf(cells, isApart)
    return roles === undefined ? [] : [{ separator, roles }]
  })

/** Columns of a line below headings; one that is shorter lacks the last ones. A single one is a text. */
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
