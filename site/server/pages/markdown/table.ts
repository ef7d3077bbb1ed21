import { isElement } from './page-element.ts'
import type { PageElement, PageNode } from './page-element.ts'
import { phrasing, trimmed } from './phrasing.ts'
import type { Table, TableRow } from './tree.ts'

/** Maximum span of a cell: each of its cells is written. */
const maxSpan = 50

const rowsOf = (nodes: readonly PageNode[]): PageElement[] =>
  nodes.filter(isElement).flatMap((node) => {
    if (node.name === 'tr') return [node]
    return ['thead', 'tbody', 'tfoot'].includes(node.name) ? rowsOf(node.children) : []
  })

const cellsOf = (row: PageElement | undefined): PageElement[] =>
  (row?.children ?? []).filter(isElement).filter(({ name }) => name === 'td' || name === 'th')

function spanOf({ attributes }: PageElement, name: 'colspan' | 'rowspan'): number {
  const span = Math.min(Math.floor(Number(attributes[name] ?? 1)), maxSpan)
  return span > 1 ? span : 1
}

const emptyCell = { type: 'tableCell', children: [] } satisfies TableRow['children'][number]

/**
 * Table with a row of headers, an empty one if the first row has none. A cell that spans others has
 * its contents in the first of them.
 */
export function table(node: PageElement, page: string): Table | undefined {
  const rows = rowsOf(node.children)
  if (rows.length === 0) return undefined
  /** Number of following rows in which a column is spanned from above, by column. */
  const spanned: number[] = []
  const written = rows.map((row): TableRow => {
    const cells: TableRow['children'] = []
    const skipSpanned = () => {
      for (let left = spanned[cells.length] ?? 0; left > 0; left = spanned[cells.length] ?? 0) {
        spanned[cells.length] = left - 1
        cells.push(emptyCell)
      }
    }
    for (const cell of cellsOf(row)) {
      skipSpanned()
      const children = trimmed(phrasing(cell.children, page))
      const rowSpan = spanOf(cell, 'rowspan')
      for (let column = 0; column < spanOf(cell, 'colspan'); column += 1) {
        if (rowSpan > 1) spanned[cells.length] = rowSpan - 1
        cells.push(column === 0 ? { type: 'tableCell', children } : emptyCell)
      }
    }
    skipSpanned()
    return { type: 'tableRow', children: cells }
  })
  const columns = Math.max(...written.map(({ children }) => children.length))
  const filled = written.map(({ children, ...row }) => ({
    ...row,
    children: [...children, ...Array.from({ length: columns - children.length }, () => emptyCell)],
  }))
  const isHeaded = cellsOf(rows[0]).some(({ name }) => name === 'th')
  const header: TableRow = {
    type: 'tableRow',
    children: Array.from({ length: columns }, () => emptyCell),
  }
  return { type: 'table', children: isHeaded ? filled : [header, ...filled] }
}
