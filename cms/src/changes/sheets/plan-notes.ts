import type { SheetTable, TableColumn } from '@vitrine/spreadsheets/sheet-table'
import { columnLetters } from '@vitrine/spreadsheets/typed-cell'
import type { ReadRow } from '@vitrine/spreadsheets/typed-cell'
import type { CellPlace, CollectionPlan, PlacedChange } from './plan.ts'
import { refusalMessage } from '#src/content/variants/cells/refusals.ts'
import type { RefusalDetails, RefusalReason } from '#src/content/variants/cells/refusals.ts'
import type { RefusedColumn } from '#src/content/variants/cells/table-columns.ts'

/** Refusal of a cell or a row. */
export interface RowProblem {
  at: TableColumn
  reason: RefusalReason
  details?: RefusalDetails | undefined
}

/** Place of a cell of a table. */
export const placeOf = (
  { sheet }: SheetTable,
  { row }: Pick<ReadRow, 'row'>,
  at: TableColumn,
): CellPlace => ({ sheet, row, column: columnLetters(at.column), head: at.head })

/** True for a row without a value in the columns of the table. */
export const isBlank = ({ columns }: SheetTable, { cells }: ReadRow): boolean =>
  columns.every(({ column }) => cells[column] === undefined)

/**
 * True for a row with a cell behind the last head, for example of a text that has the delimiter of
 * its CSV file.
 */
export const isLonger = ({ columns }: SheetTable, { cells }: ReadRow): boolean =>
  cells.slice((columns.at(-1)?.column ?? 0) + 1).some((cell) => cell !== undefined)

/** Ranges of numbers: `3–8, 12`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  const texts = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return [...texts.slice(0, maxRanges), ...(texts.length > maxRanges ? ['…'] : [])].join(', ')
}

/** Ranges that a sentence names. */
const maxRanges = 12

/** Row of a sheet that is not read. */
interface UnreadRow extends RowProblem {
  row: ReadRow
}

/**
 * Refusals of the rows of a sheet that its table does not have, and their number: hidden ones, with
 * one sentence, and those of a further table.
 */
export function unreadRows(table: SheetTable): { refusals: UnreadRow[]; count: number } {
  const first = table.columns[0] ?? { column: 0, head: '', key: undefined }
  const columnOf = ({ cells }: ReadRow): TableColumn =>
    table.columns.find(({ column }) => cells[column] !== undefined) ?? first
  const { hidden: unseen = [], others: further = [] } = table
  const hidden = unseen.filter((row) => !isBlank(table, row))
  const [top] = hidden
  const label = rangesOf(hidden.map(({ row }) => row))
  const others = further.map((row): UnreadRow => ({
    row,
    at: columnOf(row),
    reason: 'otherTable',
    details: { label: String(further[0]?.row ?? '') },
  }))
  return {
    refusals: [
      ...(top
        ? [{ row: top, at: columnOf(top), reason: 'hiddenRows', details: { label } } as const]
        : []),
      ...others,
    ],
    count: hidden.length + others.length,
  }
}

/** Plan of the sheets of a collection while it is made. */
export class PlanNotes {
  readonly plan: CollectionPlan = {
    changed: [],
    created: [],
    refused: [],
    counts: { created: 0, changed: 0, equal: 0, refused: 0 },
    unknownColumns: [],
    ignoredSheets: [],
  }
  readonly #language: string
  readonly #byId = new Map<number, PlacedChange[]>()

  constructor(language: string) {
    this.#language = language
  }

  refuse(table: SheetTable, row: ReadRow, { at, reason, details = {} }: RowProblem): void {
    const value = row.cells[at.column]?.text ?? ''
    const message = refusalMessage(reason, { value, ...details }, this.#language)
    this.plan.refused.push({ ...placeOf(table, row, at), value, reason, message })
  }

  /** Refuses the rows of a sheet that its table does not have. */
  refuseUnread(table: SheetTable): void {
    const { refusals, count } = unreadRows(table)
    for (const { row, ...problem } of refusals) this.refuse(table, row, problem)
    this.plan.counts.refused += count
  }

  /** Refuses a whole sheet at its first head. */
  refuseSheet(table: SheetTable, reason: RefusalReason, details: RefusalDetails = {}): void {
    const at = table.columns[0] ?? { column: 0, head: '', key: undefined }
    this.refuseColumn(table, { column: at, reason, details })
    const rows = [table.rows, table.hidden ?? [], table.others ?? []].flat()
    this.plan.counts.refused += rows.filter((row) => !isBlank(table, row)).length
  }

  refuseColumn(table: SheetTable, { column, reason, details }: RefusedColumn): void {
    const message = refusalMessage(reason, { value: column.head, ...details }, this.#language)
    const place = placeOf(table, { row: table.headRow }, column)
    this.plan.refused.push({ ...place, value: column.head, reason, message })
  }

  /** Notes columns with values that no field has. */
  addUnknown(table: SheetTable, known: ReadonlySet<TableColumn>): void {
    for (const column of table.columns) {
      if (known.has(column) || !table.rows.some(({ cells }) => cells[column.column])) continue
      this.plan.unknownColumns.push({
        sheet: table.sheet,
        column: columnLetters(column.column),
        head: column.head,
      })
    }
  }

  change(id: number, changes: readonly PlacedChange[]): void {
    const known = this.#byId.get(id)
    if (known) return void known.push(...changes)
    const own = [...changes]
    this.#byId.set(id, own)
    this.plan.changed.push({ id, changes: own })
  }
}
