import { gtinKey } from '@vitrine/contract/gtin'
import type { SheetTable, TableColumn } from '@vitrine/spreadsheets/sheet-table'
import { normalUnit, ratioBetween } from '@vitrine/quantities/units'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { variantsTexts } from '#texts/variants.js'
import { packingKey } from '#src/content/variants/trade-attributes.ts'
import { headOf, rowKeyLabels, rowKeys } from './part-number-columns.ts'
import type { RowKey, ValueColumn } from './part-number-columns.ts'
import type { RefusalDetails, RefusalReason } from './refusals.ts'
import { foldedText } from './sheet-product.ts'
import { otherUnitOf, unitBehind } from './units.ts'

/** Further headings that other programs give to the columns that identify a row. */
const otherHeads: Readonly<Record<RowKey | typeof gtinKey, readonly string[]>> = {
  [rowKeys.partNumber]: [
    'codigo',
    'partnumber',
    'pn',
    'sku',
    'referencia',
    'reference',
    'code',
    'artikelnr',
    'partno',
  ],
  [rowKeys.family]: ['familia', 'family'],
  [rowKeys.title]: ['produto', 'product', 'slug'],
  [gtinKey]: ['gtin', 'ean', 'ean13', 'gtin13', 'barcode', 'codigodebarras'],
}

/** Short heads of price lists: they name the part number where no other head does. */
const shortHeads = new Set(
  (
    'cod codprod codproduto codigoproduto codigodoproduto codfab codfabricante codigofabricante ' +
    'codart codarticulo codigoarticulo ref refer referenciaproduto refproduto ' +
    'artnr artno articleno articlenumber artikel artikelnummer bestellnr bestellnummer ' +
    'productcode itemcode itemnumber itemno catno catalognumber mpn'
  ).split(' '),
)

/** Usual heads of price lists for the pieces of a pack. */
const packHeads = new Set(
  (
    'qtdporcaixa qtdcaixa qtdcx qtporcaixa qtcx qtdeporcaixa qtdecaixa qtdecx qtdporembalagem qtdembalagem qtdemb ' +
    'quantidadeporcaixa quantidadecaixa quantidadeporembalagem pecasporcaixa pecascaixa pcporcaixa pccx pcscx ' +
    'unporcaixa uncaixa uncx unidadesporcaixa unidadesporembalagem ' +
    'qtyperbox qtybox qtyperpack qtypack packqty boxqty quantityperbox quantityperpack packquantity packsize ' +
    'pcsperbox pcsbox pcsperpack pcspack piecesperbox unitsperbox unitsperpack ' +
    'cantidadporcaja cantidadcaja cantporcaja cantcaja piezasporcaja unidadesporcaja unidadescaja udcaja udscaja ' +
    'stuckprokarton stuckkarton stkkarton stkprokarton stuckproverpackung verpackungseinheit'
  ).split(' '),
)

/** Heads of part numbers in a table that has nothing else with a number. */
const numberHeads = new Set(['codigos', 'part', 'numero', 'number', 'nummer'])

/** True for the head of part numbers in a table of part numbers alone. */
export const isNumberHead = (head: string): boolean =>
  rowKeyOf(head) === rowKeys.partNumber || headForms(head).some((form) => numberHeads.has(form))

const gtinLabels = labelsOf(variantsTexts).gtin2

/** Heading without a unit or remark in brackets. */
export const withoutBrackets = (head: string): string => head.replace(/[([].*$/s, '')

/** Key at the end of a heading that is not unique: `Length (mm) [length-2]`. */
const keyBehind = (head: string): string | undefined => /\[([^\][]+)\]\s*$/.exec(head)?.[1]

const headForms = (head: string): string[] =>
  [foldedText(head), foldedText(withoutBrackets(head))].filter((form) => form !== '')

/** True for a short head; `#REF!` is the error of a formula. */
const isShort = (head: string): boolean =>
  !head.startsWith('#') && headForms(head).some((form) => shortHeads.has(form))

/** Trade attribute that a heading of other programs names. */
function tradeKeyOf(head: string): string | undefined {
  if (rowKeyOf(head) === gtinKey) return gtinKey
  return headForms(head).some((form) => packHeads.has(form)) ? packingKey : undefined
}

/** Key of the row that a heading names; undefined for a column of a value. */
export function rowKeyOf(head: string): RowKey | typeof gtinKey | undefined {
  const forms = headForms(head)
  const isNamed = (
    key: RowKey | typeof gtinKey,
    labels: Readonly<Record<string, string>>,
  ): boolean =>
    forms.some(
      (form) =>
        form === foldedText(key) ||
        otherHeads[key].includes(form) ||
        Object.values(labels).some((label) => foldedText(label) === form),
    )
  return (
    Object.values(rowKeys).find((key) => isNamed(key, rowKeyLabels[key])) ??
    (isNamed(gtinKey, gtinLabels) ? gtinKey : undefined) ??
    (isShort(head) ? rowKeys.partNumber : undefined)
  )
}

/** True for a row of headings: one of them names the part number or the GTIN. */
export const isHead = (texts: readonly string[]): boolean =>
  texts.some((text) => {
    const key = rowKeyOf(text)
    return key === rowKeys.partNumber || key === gtinKey
  })

const isRowKey = (key: string): key is RowKey => Object.values<string>(rowKeys).includes(key)

/** Column as the heads of a table name it. */
export interface HeadedColumn {
  key: string
  /** Labels by language of the panel. */
  labels: Label
  unit: string | null
  /** Further labels, which columns may share, for example without their language. */
  otherLabels?: readonly Label[]
}

/** Keys of the value columns by their headings, of one language or of all. */
class HeadIndex {
  readonly #keys = new Map<string, Set<string>>()

  add(head: string, key: string): void {
    const form = foldedText(head)
    if (form === '') return
    this.#keys.set(form, (this.#keys.get(form) ?? new Set()).add(key))
  }

  keysOf(form: string | undefined): string[] {
    return [...((form === undefined ? undefined : this.#keys.get(form)) ?? [])]
  }
}

function indexOf(columns: readonly HeadedColumn[], languages: readonly string[]): HeadIndex {
  const index = new HeadIndex()
  for (const { key, unit, labels, otherLabels = [] } of columns)
    for (const language of languages) {
      const label = labels[language] ?? ''
      index.add(label, key)
      index.add(headOf(label, unit), key)
      for (const other of otherLabels) index.add(other[language] ?? '', key)
    }
  return index
}

/**
 * Returns a reader of the keys that a heading may name: `likely` in the language of the panel or by
 * its whole text, `possible` in any way.
 */
export function headReader(columns: readonly HeadedColumn[], language: string) {
  const own = indexOf(columns, [language])
  const all = indexOf(columns, Object.keys(columns[0]?.labels ?? {}))
  for (const { key } of columns) all.add(key, key)
  const known = new Set(columns.map(({ key }) => key))
  return (head: string): { likely: string[]; possible: string[] } => {
    const keyed = keyBehind(head)
    if (keyed !== undefined && known.has(keyed)) return { likely: [keyed], possible: [keyed] }
    const [exact, bare] = headForms(head)
    const unit = unitBehind(head)
    const rest = unit && foldedText(head.slice(0, head.lastIndexOf(unit)))
    const named = [exact, bare, rest].flatMap((form) => [own.keysOf(form), all.keysOf(form)])
    const trade = tradeKeyOf(head)
    const likely =
      named.find((each) => each.length > 0) ??
      (trade !== undefined && known.has(trade) ? [trade] : [])
    return { likely, possible: [...likely, ...named.flat()] }
  }
}

/** Column of a table that is not read. */
export interface RefusedColumn {
  column: TableColumn
  reason: RefusalReason
  details: RefusalDetails
}

/** Column of a table with the one that it means. */
export interface MatchedColumn<Column extends HeadedColumn = ValueColumn> {
  at: TableColumn
  column: Column
  /** Unit of the head, from which its numbers are converted; absent: that of the column. */
  from?: string
}

/** Columns of a table as a subcategory or another kind of rows names them. */
export interface ColumnMatches<Column extends HeadedColumn = ValueColumn> {
  /** All columns of the kind. */
  columns: readonly Column[]
  byKey: ReadonlyMap<string, MatchedColumn<Column>>
  refused: readonly RefusedColumn[]
}

/** Columns of a table that identify its rows. */
export interface RowKeyColumns {
  byKey: ReadonlyMap<RowKey, TableColumn>
  refused: readonly RefusedColumn[]
}

/** Column by its head alone, unless the hidden row says what it is. */
export const keyOfRow = ({ key, head }: TableColumn): RowKey | undefined => {
  if (key !== undefined && key !== '') return isRowKey(key) ? key : undefined
  const named = rowKeyOf(head)
  return named === gtinKey ? undefined : named
}

/** True if no row has another text in one column than in the other. */
const areAlike = ({ rows }: SheetTable, one: TableColumn, other: TableColumn): boolean =>
  rows.every(({ cells }) => {
    const [a, b] = [one, other].map(({ column }) => foldedText(cells[column]?.text ?? ''))
    return a === b
  })

/** Finds the columns that identify the rows of a table; of several that are alike, the first one. */
export function matchRowKeys(table: SheetTable): RowKeyColumns {
  const named = Map.groupBy(table.columns, keyOfRow)
  const byKey = new Map<RowKey, TableColumn>()
  const refused: RefusedColumn[] = []
  for (const [key, columns] of named) {
    const full = columns.filter(({ head, key: hidden }) => hidden || !isShort(head))
    const [first, ...others] = full.length > 0 ? full : columns
    if (key === undefined || !first) continue
    const isClear = others.every((other) => areAlike(table, first, other))
    if (isClear) byKey.set(key, first)
    for (const column of isClear ? others : [first, ...others])
      refused.push({ column, reason: 'headRepeated', details: {} })
  }
  return { byKey, refused }
}

/** Unit that a heading names, if it is another one than that of its column. */
function headUnit(
  head: string,
  { key, unit, labels, otherLabels = [] }: HeadedColumn,
): string | undefined {
  const texts = [labels, ...otherLabels].flatMap((label) => Object.values(label))
  return otherUnitOf(head, unit, [...texts, `[${key}]`])
}

const isConvertible = (from: string | undefined, to: string | null): boolean =>
  from !== undefined && ratioBetween(normalUnit(from), to) !== undefined

/** Key of a heading that means one column, unless a hidden key names another one. */
const onlyKey = ({ key }: TableColumn, likely: readonly string[]): string | undefined =>
  key === undefined && likely.length === 1 ? likely[0] : undefined

/** Removes columns with several headings, and returns their first ones as refused. */
function takeRepeated(
  byKey: Map<string, { at: TableColumn }>,
  repeated: ReadonlySet<string>,
): RefusedColumn[] {
  return [...repeated].flatMap((key) => {
    const first = byKey.get(key)
    byKey.delete(key)
    return first ? [{ column: first.at, reason: 'headRepeated' as const, details: {} }] : []
  })
}

interface MatchOptions<Column> {
  /** True for a column that identifies rows. */
  isKey?: (at: TableColumn) => boolean
  /** True for a column whose numbers are also read in another unit of its head. */
  isConverted?: (column: Column) => boolean
}

/** Unit of a head from which a column is converted, or the reason why it is not read. */
function unitOfHead<Column extends HeadedColumn>(
  at: TableColumn,
  column: Column,
  isConverted: (column: Column) => boolean,
): { from?: string } | RefusedColumn {
  const from = headUnit(at.head, column)
  if (from === undefined) return {}
  // a workbook of the panel names the unit itself: somebody has changed one of the two
  const isOwn = at.key === column.key
  return !isOwn && isConverted(column) && isConvertible(from, column.unit)
    ? { from }
    : { column: at, reason: 'unitDiffers', details: { title: from, label: column.unit ?? '' } }
}

/**
 * Finds the columns of a subcategory in a table: by the hidden row, otherwise by key or label in any
 * language, with or without the unit; the language of the panel comes first. A head that names
 * another column than the hidden row is refused.
 */
export function matchColumns<Column extends HeadedColumn>(
  table: SheetTable,
  columns: readonly Column[],
  language: string,
  {
    isKey = (at) => keyOfRow(at) !== undefined,
    isConverted = () => false,
  }: MatchOptions<Column> = {},
): ColumnMatches<Column> {
  const known = new Map(columns.map((column) => [column.key, column]))
  const keysOf = headReader(columns, language)
  const byKey = new Map<string, MatchedColumn<Column>>()
  const repeated = new Set<string>()
  const refused: RefusedColumn[] = []
  for (const at of table.columns) {
    if (isKey(at)) continue
    const { likely: keys, possible } = keysOf(at.head)
    const hidden = at.key !== undefined && known.has(at.key) ? at.key : undefined
    const column = known.get(hidden ?? onlyKey(at, keys) ?? '')
    if (hidden !== undefined && keys.length > 0 && !possible.includes(hidden)) {
      const label = textOf(known.get(keys[0] ?? '')?.labels ?? {}, language)
      refused.push({ column: at, reason: 'headContradicts', details: { label } })
    } else if (!column) {
      if (keys.length > 1) refused.push({ column: at, reason: 'headAmbiguous', details: {} })
    } else {
      const unit = unitOfHead(at, column, isConverted)
      if ('reason' in unit) refused.push(unit)
      else if (byKey.has(column.key)) {
        repeated.add(column.key)
        refused.push({ column: at, reason: 'headRepeated', details: {} })
      } else byKey.set(column.key, { at, column, ...unit })
    }
  }
  refused.push(...takeRepeated(byKey, repeated))
  return { columns, byKey, refused }
}
