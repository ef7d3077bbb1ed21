import { gtinKey } from '@vitrine/contract/gtin'
import type { SheetTable, TableColumn } from '@vitrine/spreadsheets/sheet-table'
import type { ReadRow, TypedCell } from '@vitrine/spreadsheets/typed-cell'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import type { CatalogueIndex, Part } from './catalogue-index.ts'
import { isLonger } from './plan-notes.ts'
import { rowKeys } from '#src/content/variants/cells/part-number-columns.ts'
import { codeOf, keyTextOf } from '#src/content/variants/cells/read-value.ts'
import type { RefusalDetails, RefusalReason } from '#src/content/variants/cells/refusals.ts'
import type { SheetProduct } from '#src/content/variants/cells/sheet-product.ts'
import { keyOfRow, rowKeyOf } from '#src/content/variants/cells/table-columns.ts'
import type { RowKeyColumns } from '#src/content/variants/cells/table-columns.ts'

/** Part number that a row is about, present or to be created. */
export type RowTarget =
  | { part: Part; isByGtin: boolean }
  | { part: undefined; product: SheetProduct; partNumber: string }

/** Refusal at a column of a row. */
export interface RowRefusal {
  at: TableColumn
  reason: RefusalReason
  details: RefusalDetails
}

export interface ResolvedRow {
  table: SheetTable
  row: ReadRow
  target: RowTarget | undefined
  /** Column by which the row was found, or should have been. */
  keyAt: TableColumn
  refusals: RowRefusal[]
}

const nowhere: TableColumn = { column: 0, head: '', key: undefined }

const nameOf = ({ title, family }: SheetProduct): string =>
  Object.values(title).find(Boolean) ?? family

/** Finds the part numbers that the rows of a table are about. */
export class RowResolver {
  readonly #table: SheetTable
  readonly #keys: RowKeyColumns['byKey']
  readonly #gtin: TableColumn | undefined
  readonly #index: CatalogueIndex
  /** New product that all rows belong to. */
  readonly #into: SheetProduct | undefined
  /** One of several columns of part numbers that contradict each other. */
  readonly #unclear: TableColumn | undefined

  constructor(
    table: SheetTable,
    { byKey, refused }: RowKeyColumns,
    { index, into }: { index: CatalogueIndex; into: SheetProduct | undefined },
  ) {
    this.#table = table
    this.#keys = byKey
    this.#index = index
    this.#into = into
    this.#unclear = byKey.has(rowKeys.partNumber)
      ? undefined
      : refused.find(({ column }) => keyOfRow(column) === rowKeys.partNumber)?.column
    this.#gtin = table.columns.find(({ key, head }) =>
      key === undefined ? rowKeyOf(head) === gtinKey : key === gtinKey,
    )
  }

  /** Resolves a row; undefined for one without a value in the columns of the table. */
  resolve(row: ReadRow): ResolvedRow | undefined {
    if (this.#table.columns.every(({ column }) => row.cells[column] === undefined)) return undefined
    const refusals: RowRefusal[] = []
    const at = this.#keys.get(rowKeys.partNumber)
    const cell = at && row.cells[at.column]
    const keyAt = (cell ? at : (this.#gtin ?? at)) ?? this.#table.columns[0] ?? nowhere
    const reason = isLonger(this.#table, row)
      ? 'beyondHeads'
      : this.#unclear && row.cells[this.#unclear.column]
        ? 'headRepeated'
        : undefined
    if (reason !== undefined) {
      refusals.push({ at: this.#unclear ?? keyAt, reason, details: {} })
      return { table: this.#table, row, target: undefined, keyAt, refusals }
    }
    const target =
      at && cell ? this.#byNumber(row, { at, cell }, refusals) : this.#byGtin(row, keyAt, refusals)
    return { table: this.#table, row, target, keyAt, refusals }
  }

  #byGtin(row: ReadRow, at: TableColumn, refusals: RowRefusal[]): RowTarget | undefined {
    const cell = this.#gtin && row.cells[this.#gtin.column]
    const refuse = (reason: RefusalReason, value = ''): undefined => {
      refusals.push({ at, reason, details: { value } })
    }
    if (!cell || this.#into) return refuse('noKey')
    const code = codeOf(cell)
    if ('reason' in code) return refuse(code.reason, cell.text)
    const [part, ...others] = this.#index.byGtin(code.text)
    if (!part) return refuse('unknownGtin', code.text)
    return others.length > 0 ? refuse('severalParts', code.text) : { part, isByGtin: true }
  }

  #byNumber(
    row: ReadRow,
    { at, cell }: { at: TableColumn; cell: TypedCell },
    refusals: RowRefusal[],
  ): RowTarget | undefined {
    const refuse = (reason: RefusalReason, details: RefusalDetails = {}): undefined => {
      refusals.push({ at, reason, details: { value: cell.text, ...details } })
    }
    const code = keyTextOf(cell)
    if ('reason' in code) return refuse(code.reason)
    const { text } = code
    const named = this.#namedProducts(row)
    const [other] =
      this.#into && !named.products?.includes(this.#into) ? (named.products ?? []) : []
    if (other) return refuse('otherProduct', { title: nameOf(other) })
    const parts = this.#index.byNumber(text)
    const [first] = parts
    if (!first) {
      const [product, ...others] = named.products ?? []
      if (normalizePartNumber(text) !== '' && (!product || named.unknown.length > 0))
        return refuse('unknownProduct')
      if (others.length > 0 || !product) return refuse('severalProducts')
      return { part: undefined, product, partNumber: text }
    }
    for (const unknown of named.unknown)
      refusals.push({ at: unknown, reason: 'protectedTitle', details: {} })
    const [part, ...others] = parts.filter(
      ({ product }) => named.products === undefined || named.products.includes(product),
    )
    if (!part) return refuse('otherProduct', { title: nameOf(first.product) })
    return others.length > 0 ? refuse('severalParts') : { part, isByGtin: false }
  }

  /**
   * Products that all naming cells of a row name, undefined if there are none; and the cells that
   * name no product.
   */
  #namedProducts({ cells }: ReadRow): { products?: SheetProduct[]; unknown: TableColumn[] } {
    let products: SheetProduct[] | undefined
    const unknown: TableColumn[] = []
    for (const key of [rowKeys.family, rowKeys.title]) {
      const at = this.#keys.get(key)
      const cell = at && cells[at.column]
      if (!cell) continue
      const named = this.#index.byName(cell.text)
      if (named.length === 0) unknown.push(at)
      else products = named.filter((one) => products === undefined || products.includes(one))
    }
    if (products === undefined && unknown.length === 0 && this.#into) products = [this.#into]
    return products === undefined ? { unknown } : { products, unknown }
  }
}

const keyOf = (target: RowTarget, partKeys: ReadonlyMap<Part, number>): string =>
  target.part
    ? `part ${partKeys.get(target.part)}`
    : `new ${normalizePartNumber(target.partNumber)}`

/** Refuses all rows that are about the same part number. */
export function refuseRepeated(rows: readonly ResolvedRow[], index: CatalogueIndex): void {
  const partKeys = new Map(index.parts.map((part, at) => [part, at]))
  const groups = Map.groupBy(
    rows.filter(({ target }) => target !== undefined),
    ({ target }) => (target ? keyOf(target, partKeys) : ''),
  )
  for (const group of groups.values()) {
    if (group.length < 2) continue
    for (const row of group) {
      row.target = undefined
      row.refusals.push({ at: row.keyAt, reason: 'repeatedRow', details: {} })
    }
  }
}
