import { choicesId, explanationId } from '@vitrine/spreadsheets/typed-workbook'
import { sheetIdOf, tableOf } from '@vitrine/spreadsheets/sheet-table'
import type { SheetTable, TableColumn } from '@vitrine/spreadsheets/sheet-table'
import { columnLetters } from '@vitrine/spreadsheets/typed-cell'
import type { ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { shownMark } from '#src/content/variants/cells/number-text.ts'
import type { DecimalMark } from '@vitrine/quantities/numbers'
import { CatalogueIndex, valuePath } from './catalogue-index.ts'
import { refuseTakenGtins } from './gtin-conflicts.ts'
import { valueColumns } from '#src/content/variants/cells/part-number-columns.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import type { PartNumberPlan, ProductChanges, Refusal } from './plan.ts'
import { refusalMessage } from '#src/content/variants/cells/refusals.ts'
import { placeOf, unreadRows } from './plan-notes.ts'
import type { RowProblem } from './plan-notes.ts'
import { RowResolver, refuseRepeated } from './resolve-rows.ts'
import type { ResolvedRow, RowRefusal, RowTarget } from './resolve-rows.ts'
import { readRow, variantAfter } from './row-changes.ts'
import type { ChangedRow } from './row-changes.ts'
import type { SheetProduct, SheetSubcategory } from '#src/content/variants/cells/sheet-product.ts'
import { samplesOf } from './named-columns.ts'
import { isHead, matchColumns, matchRowKeys } from '#src/content/variants/cells/table-columns.ts'
import type {
  ColumnMatches,
  RefusedColumn,
  RowKeyColumns,
} from '#src/content/variants/cells/table-columns.ts'

/** Present content of the catalogue. */
export interface PresentCatalogue {
  products: readonly SheetProduct[]
  subcategories: readonly SheetSubcategory[]
}

/** Table with its resolved rows and its columns by subcategory. */
interface ResolvedTable {
  table: SheetTable
  keys: RowKeyColumns
  rows: ResolvedRow[]
  matches: Map<number, ColumnMatches>
}

const productOf = (target: RowTarget): SheetProduct =>
  target.part === undefined ? target.product : target.part.product

/** True for a column of numbers, which can be converted. */
const isMeasured = ({ declared: { type } }: ValueColumn): boolean =>
  type === 'number' || type === 'range'

const isText = (kind: string | undefined): boolean => kind === 'text'

/** True for a column that is read once somebody says what it is. */
const isToBeNamed = (reason: Refusal['reason']): boolean =>
  reason === 'headAmbiguous' || reason === 'headRepeated'

/** Compares the cells of a file with the catalogue, sheet by sheet. */
class PartNumberPlanner {
  readonly #language: string
  readonly #into: SheetProduct | undefined
  readonly #index: CatalogueIndex
  readonly #subcategories: Map<number, SheetSubcategory>
  readonly #columns = new Map<number, ValueColumn[]>()
  readonly #tables: ResolvedTable[] = []
  readonly #plan: PartNumberPlan = {
    products: [],
    created: [],
    refused: [],
    counts: { created: 0, changed: 0, equal: 0, refused: 0 },
    unknownColumns: [],
    convertedColumns: [],
    ignoredSheets: [],
  }

  constructor(
    { products, subcategories }: PresentCatalogue,
    language: string,
    into: SheetProduct | undefined,
  ) {
    this.#language = language
    this.#into = into
    this.#index = new CatalogueIndex(products)
    this.#subcategories = new Map(subcategories.map((one) => [one.id, one]))
  }

  addSheet(sheet: ReadSheet): void {
    const id = sheetIdOf(sheet)
    if (id === explanationId || id === choicesId) return
    const table = sheet.isHidden ? undefined : tableOf(sheet, isHead)
    if (!table) {
      this.#plan.ignoredSheets.push(sheet.name)
      return
    }
    const keys = matchRowKeys(table)
    const resolver = new RowResolver(table, keys, { index: this.#index, into: this.#into })
    const rows = table.rows.flatMap((row) => resolver.resolve(row) ?? [])
    for (const row of rows) this.#requireSubcategory(row)
    const matches = new Map<number, ColumnMatches>()
    for (const { target } of rows) {
      const id = target && productOf(target).subcategory
      if (id !== null && id !== undefined && !matches.has(id))
        matches.set(
          id,
          matchColumns(table, this.#columnsOf(id), this.#language, { isConverted: isMeasured }),
        )
    }
    this.#tables.push({ table, keys, rows, matches })
  }

  #requireSubcategory(row: ResolvedRow): void {
    const { target } = row
    const id = target && productOf(target).subcategory
    if (!target || (typeof id === 'number' && this.#subcategories.has(id))) return
    row.target = undefined
    row.refusals.push({ at: row.keyAt, reason: 'noSubcategory', details: {} })
  }

  #columnsOf(subcategory: number): ValueColumn[] {
    const known = this.#columns.get(subcategory)
    if (known) return known
    const declared = this.#subcategories.get(subcategory)
    const columns = declared ? valueColumns(declared, this.#language) : []
    this.#columns.set(subcategory, columns)
    return columns
  }

  /** Decimal mark that the other numbers of a table show; undefined for none, or both. */
  #markOf({ rows, matches }: ResolvedTable): DecimalMark | undefined {
    const texts = rows.flatMap(({ row, target }) => {
      const own = target && matches.get(productOf(target).subcategory ?? 0)
      return [...(own?.byKey.values() ?? [])].flatMap(({ at, column, from }) => {
        const cell = row.cells[at.column]
        return cell && isText(cell.kind) && isMeasured(column)
          ? [{ text: cell.text, unit: from ?? column.declared.unit }]
          : []
      })
    })
    return shownMark(texts)
  }

  #refuse(
    { table, row }: Pick<ResolvedRow, 'table' | 'row'>,
    { at, reason, details }: RowProblem,
  ): void {
    const value = row.cells[at.column]?.text ?? ''
    const message = refusalMessage(reason, { value, ...details }, this.#language)
    this.#plan.refused.push({ ...placeOf(table, row, at), value, reason, message })
  }

  #refuseUnread(table: SheetTable): void {
    const { refusals, count } = unreadRows(table)
    for (const { row, ...problem } of refusals) this.#refuse({ table, row }, problem)
    this.#plan.counts.refused += count
  }

  /** Columns that are not read, once for each table. */
  #refuseColumns({ table, keys, matches }: ResolvedTable): void {
    const refused = new Map<string, RefusedColumn>()
    for (const one of [...keys.refused, ...[...matches.values()].flatMap((each) => each.refused)])
      refused.set(`${one.column.column} ${one.reason}`, one)
    for (const { column, reason, details } of refused.values()) {
      const message = refusalMessage(reason, { value: column.head, ...details }, this.#language)
      const refusal: Refusal = {
        sheet: table.sheet,
        row: table.headRow,
        column: columnLetters(column.column),
        head: column.head,
        value: column.head,
        reason,
        message,
      }
      this.#plan.refused.push(refusal)
      if (isToBeNamed(reason)) this.#addUnknown(table, column)
    }
  }

  /** Cells of a row in columns that other subcategories of the table have, and its own lacks. */
  #refusalsOfOthers(resolved: ResolvedTable, row: ResolvedRow, own: ColumnMatches): RowRefusal[] {
    const known = new Set([...own.byKey.values()].map(({ at }) => at))
    const foreign = new Set(
      [...resolved.matches.values()].flatMap(({ byKey }) =>
        [...byKey.values()].map(({ at }) => at),
      ),
    )
    return [...foreign]
      .filter((at) => !known.has(at) && row.row.cells[at.column] !== undefined)
      .map((at) => ({ at, reason: 'noAttribute', details: {} }))
  }

  #addUnknown({ sheet, rows }: SheetTable, { head, column }: TableColumn): void {
    const samples = samplesOf(rows, column)
    this.#plan.unknownColumns.push({ sheet, column: columnLetters(column), head, samples })
  }

  #addUnknownColumns({ table, keys, matches }: ResolvedTable): void {
    const known = new Set<TableColumn>([
      ...keys.byKey.values(),
      ...keys.refused.map(({ column }) => column),
      ...[...matches.values()].flatMap(({ byKey, refused }) => [
        ...[...byKey.values()].map(({ at }) => at),
        ...refused.map(({ column }) => column),
      ]),
    ])
    for (const one of table.columns) {
      if (known.has(one) || !table.rows.some(({ cells }) => cells[one.column])) continue
      this.#addUnknown(table, one)
    }
  }

  /** Columns in another unit than the catalogue's, with the number of their rounded values. */
  #addConverted({ table, matches }: ResolvedTable, changed: readonly ChangedRow[]): void {
    const columns = new Map<TableColumn, { from: string; to: string }>()
    for (const { byKey } of matches.values())
      for (const { at, column, from } of byKey.values())
        if (from !== undefined) columns.set(at, { from, to: column.unit ?? '' })
    for (const [at, units] of columns) {
      const own = changed.flatMap(({ changes }) => changes.filter((each) => each.at === at))
      const rounded = own.filter(({ isRounded }) => isRounded).length
      const { head, column } = at
      this.#plan.convertedColumns.push({
        sheet: table.sheet,
        column: columnLetters(column),
        head,
        ...units,
        rounded,
      })
    }
  }

  plan(): PartNumberPlan {
    const all = this.#tables.flatMap(({ rows }) => rows)
    refuseRepeated(all, this.#index)
    const changed = new Map<ResolvedRow, ChangedRow>()
    for (const resolved of this.#tables) {
      const mark = this.#markOf(resolved)
      for (const row of resolved.rows) {
        const matches = row.target && resolved.matches.get(productOf(row.target).subcategory ?? 0)
        if (!row.target || !matches) continue
        const read = readRow(row, row.target, { matches, mark, language: this.#language })
        if (resolved.matches.size > 1)
          read.refusals.push(...this.#refusalsOfOthers(resolved, row, matches))
        changed.set(row, read)
      }
    }
    refuseTakenGtins([...changed.values()], this.#index)
    for (const resolved of this.#tables) {
      this.#refuseColumns(resolved)
      this.#addUnknownColumns(resolved)
      const ofTable = resolved.rows.flatMap((row) => changed.get(row) ?? [])
      this.#addConverted(resolved, ofTable)
      this.#refuseUnread(resolved.table)
      for (const row of resolved.rows) this.#finish(row, changed.get(row))
    }
    return this.#plan
  }

  #finish(row: ResolvedRow, changed: ChangedRow | undefined): void {
    const { counts } = this.#plan
    const refusals = [...row.refusals, ...(changed?.refusals ?? [])]
    for (const refusal of refusals) this.#refuse(row, refusal)
    if (!changed || !row.target) counts.refused += 1
    else if (!changed.target.part) this.#create(row, changed)
    else if (changed.changes.length > 0) this.#change(row, changed)
    else if (refusals.length > 0) counts.refused += 1
    else counts.equal += 1
  }

  #create(row: ResolvedRow, { target, changes }: ChangedRow): void {
    const { part_number: partNumber, values } = variantAfter(target, changes)
    this.#plan.counts.created += 1
    this.#plan.created.push({
      product: productOf(target).id,
      partNumber,
      values,
      place: placeOf(row.table, row.row, row.keyAt),
    })
  }

  readonly #byProduct = new Map<number, ProductChanges>()

  #change(row: ResolvedRow, { target, changes }: ChangedRow): void {
    const { part } = target
    if (!part) return
    const { id } = part.product
    const product = this.#byProduct.get(id) ?? { product: id, changes: [] }
    if (!this.#byProduct.has(id)) {
      this.#byProduct.set(id, product)
      this.#plan.products.push(product)
    }
    this.#plan.counts.changed += 1
    for (const { at, column, before, after } of changes)
      product.changes.push({
        path: valuePath(part, column.key),
        locale: column.locale,
        before,
        after,
        place: placeOf(row.table, row.row, at),
      })
  }
}

/**
 * Compares a file with the catalogue. Changes nothing; an empty cell is no change, and a cell that
 * shows the stored value in another spelling is equal. `language`: that of the panel; `into`: new product that all rows belong to.
 */
export function planPartNumbers(
  sheets: readonly ReadSheet[],
  present: PresentCatalogue,
  language: string,
  into?: SheetProduct,
): PartNumberPlan {
  const planner = new PartNumberPlanner(present, language, into)
  for (const sheet of sheets) planner.addSheet(sheet)
  return planner.plan()
}
