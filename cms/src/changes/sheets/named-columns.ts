import { gtinKey } from '@vitrine/contract/gtin'
import { sheetIdOf } from '@vitrine/spreadsheets/sheet-table'
import { columnLetters } from '@vitrine/spreadsheets/typed-cell'
import type { ReadRow, ReadSheet, TypedCell } from '@vitrine/spreadsheets/typed-cell'
import { rowKeys } from '#src/content/variants/cells/part-number-columns.ts'
import { foldedText } from '#src/content/variants/cells/sheet-product.ts'

/** Key of a column that is not read. */
export const unread = ''

/** Columns of the spreadsheets of a supplier. */
export interface SupplierColumns {
  supplier: string
  /** All heads of the row, folded. */
  heads: readonly string[]
  /** Keys of columns by their head, folded; `unread`: not read. */
  columns: Readonly<Record<string, string>>
}

/** Column of a file that is read as somebody named it. */
export interface NamedColumn {
  sheet: string
  column: string
  head: string
  /** Key of the column; `unread`: it is not read. */
  key: string
  supplier: string
  /** First values. */
  samples: string[]
  /** All heads of its row, folded. */
  heads: string[]
}

/** Rows at the top of a sheet among which the heads are looked for. */
const maxRowsAbove = 20

/** A head of signs alone (`Ø`) is compared as it stands. */
export const foldedHead = (head: string): string => foldedText(head) || head.trim().toLowerCase()

const headsOf = ({ cells }: ReadRow): string[] =>
  Array.from(cells, (cell) => foldedHead(cell?.text ?? ''))

/** True if two rows have the same heads, in any order. */
const areSame = (one: readonly string[], other: readonly string[]): boolean => {
  const named = new Set(other.filter(Boolean))
  const own = new Set(one.filter(Boolean))
  return own.size === named.size && [...own].every((head) => named.has(head))
}

/**
 * Supplier whose columns a row of heads has: all that were named, none else if one with exactly
 * these heads is known. Of several the one with the most columns, then the first.
 */
function supplierOf(
  heads: readonly string[],
  known: readonly SupplierColumns[],
): SupplierColumns | undefined {
  const present = new Set(heads)
  const alike = known.filter(({ columns }) => {
    const named = Object.keys(columns)
    return named.length > 0 && named.every((head) => present.has(head))
  })
  const exact = alike.find((each) => areSame(each.heads, heads))
  return (
    exact ??
    alike.toSorted((a, b) => Object.keys(b.columns).length - Object.keys(a.columns).length)[0]
  )
}

const identifying: ReadonlySet<string> = new Set([...Object.values(rowKeys), gtinKey])

/** Head that nothing recognises. */
const unreadHead = '—'

/** Head that names a column by its key; the unit that it names stays. */
const headWith = (head: string, key: string): string =>
  key === unread ? unreadHead : identifying.has(key) ? key : `${head.trim()} [${key}]`

/** A sheet with the heads of its columns as their supplier's were named. */
export function withNamedColumns(
  sheet: ReadSheet,
  known: readonly SupplierColumns[],
): { sheet: ReadSheet; named: NamedColumn[] } {
  // a workbook of the panel names its columns itself
  if (known.length === 0 || sheetIdOf(sheet) !== undefined) return { sheet, named: [] }
  for (const [index, row] of sheet.rows.slice(0, maxRowsAbove).entries()) {
    const heads = headsOf(row)
    const supplier = supplierOf(heads, known)
    if (!supplier) continue
    const named: NamedColumn[] = []
    const cells = Array.from(row.cells, (cell, at): TypedCell | undefined => {
      const key = supplier.columns[heads[at] ?? '']
      if (!cell || key === undefined) return cell
      const place = { sheet: sheet.name, column: columnLetters(at), head: cell.text.trim() }
      named.push({
        ...place,
        key,
        supplier: supplier.supplier,
        samples: samplesOf(sheet.rows.slice(index + 1), at),
        heads: heads.filter(Boolean),
      })
      return { kind: 'text', text: headWith(cell.text, key) }
    })
    const rows = sheet.rows.map((each) => (each === row ? { ...row, cells } : each))
    return { sheet: { ...sheet, rows }, named }
  }
  return { sheet, named: [] }
}

/** Column with the heads of its row, folded. */
export function withHeads<Column extends { sheet: string; column: string; head: string }>(
  column: Column,
  sheets: readonly ReadSheet[],
): Column & { heads: string[] } {
  const rows = sheets.find(({ name }) => name === column.sheet)?.rows ?? []
  const row = rows
    .slice(0, maxRowsAbove)
    .find(({ cells }) =>
      cells.some(
        (cell, at) =>
          columnLetters(at) === column.column && cell?.text.trim() === column.head.trim(),
      ),
    )
  return { ...column, heads: row ? headsOf(row).filter(Boolean) : [] }
}

/** Texts of the first rows below a head. */
const maxSamples = 3

/**
 * Columns of a sheet whose heads nothing recognises: of its first row with at least two texts and
 * values below. None for a hidden sheet.
 */
export function columnsOfUnknown(
  sheet: ReadSheet,
): { sheet: string; column: string; head: string; samples: string[] }[] {
  if (sheet.isHidden) return []
  const at = sheet.rows
    .slice(0, maxRowsAbove)
    .findIndex(({ cells }) => cells.filter((cell) => cell?.kind === 'text').length >= 2)
  const row = sheet.rows[at]
  if (!row || at === sheet.rows.length - 1) return []
  return Array.from(row.cells, (cell, column) => ({
    sheet: sheet.name,
    column: columnLetters(column),
    head: cell?.text.trim() ?? '',
    samples: samplesOf(sheet.rows.slice(at + 1), column),
  })).filter(({ head }) => head !== '')
}

/** First texts of a column. */
export const samplesOf = (rows: readonly ReadRow[], column: number): string[] =>
  rows
    .flatMap(({ cells }) => {
      const text = cells[column]?.text.trim() ?? ''
      return text === '' ? [] : [text.slice(0, 60)]
    })
    .slice(0, maxSamples)
