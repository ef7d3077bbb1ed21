import { gtinKey } from '@vitrine/contract/gtin'
import type { SheetTable, TableColumn } from '@vitrine/spreadsheets/sheet-table'
import { labelsOf } from '#src/platform/labels.ts'
import { variantsTexts } from '#texts/variants.js'
import { headOf, rowKeyLabels, rowKeys } from './part-number-columns.ts'
import type { RowKey, ValueColumn } from './part-number-columns.ts'
import type { RefusalDetails, RefusalReason } from './refusals.ts'
import { foldedText } from './sheet-product.ts'

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

const gtinLabels = labelsOf(variantsTexts).gtin2

/** Heading without a unit or remark in brackets. */
const withoutBrackets = (head: string): string => head.replace(/[([].*$/s, '')

/** Key at the end of a heading that is not unique: `Length (mm) [length-2]`. */
const keyBehind = (head: string): string | undefined => /\[([^\][]+)\]\s*$/.exec(head)?.[1]

const headForms = (head: string): string[] =>
  [foldedText(head), foldedText(withoutBrackets(head))].filter((form) => form !== '')

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
    (isNamed(gtinKey, gtinLabels) ? gtinKey : undefined)
  )
}

/** True for a row of headings: one of them names the part number or the GTIN. */
export const isHead = (texts: readonly string[]): boolean =>
  texts.some((text) => {
    const key = rowKeyOf(text)
    return key === rowKeys.partNumber || key === gtinKey
  })

const isRowKey = (key: string): key is RowKey => Object.values<string>(rowKeys).includes(key)

/** Keys of the value columns by their headings, of one language or of all. */
class HeadIndex {
  readonly #keys = new Map<string, Set<string>>()

  add(head: string, key: string): void {
    const form = foldedText(head)
    if (form === '') return
    this.#keys.set(form, (this.#keys.get(form) ?? new Set()).add(key))
  }

  keysOf(head: string): string[] {
    const [exact = '', bare] = headForms(head)
    const found = this.#keys.get(exact) ?? (bare === undefined ? undefined : this.#keys.get(bare))
    return [...(found ?? [])]
  }
}

function indexOf(columns: readonly ValueColumn[], languages: readonly string[]): HeadIndex {
  const index = new HeadIndex()
  for (const { key, declared, labels } of columns) {
    index.add(key, key)
    for (const language of languages) {
      index.add(labels[language] ?? '', key)
      index.add(headOf(labels[language] ?? '', declared.unit), key)
    }
  }
  return index
}

/** Column of a table that is not read. */
export interface RefusedColumn {
  column: TableColumn
  reason: RefusalReason
  details: RefusalDetails
}

/** Columns of a table as a subcategory names them. */
export interface ColumnMatches {
  /** All columns of the subcategory. */
  columns: readonly ValueColumn[]
  byKey: ReadonlyMap<string, { at: TableColumn; column: ValueColumn }>
  refused: readonly RefusedColumn[]
}

/** Columns of a table that identify its rows. */
export interface RowKeyColumns {
  byKey: ReadonlyMap<RowKey, TableColumn>
  refused: readonly RefusedColumn[]
}

/** Column by its head alone, unless the hidden row says what it is. */
const keyOfRow = ({ key, head }: TableColumn): RowKey | undefined => {
  if (key !== undefined && key !== '') return isRowKey(key) ? key : undefined
  const named = rowKeyOf(head)
  return named === gtinKey ? undefined : named
}

/** Finds the columns that identify the rows of a table. */
export function matchRowKeys({ columns }: SheetTable): RowKeyColumns {
  const byKey = new Map<RowKey, TableColumn>()
  const refused: RefusedColumn[] = []
  for (const column of columns) {
    const key = keyOfRow(column)
    if (key === undefined) continue
    if (byKey.has(key)) refused.push({ column, reason: 'headRepeated', details: {} })
    else byKey.set(key, column)
  }
  return { byKey, refused }
}

/**
 * Finds the columns of a subcategory in a table: by the hidden row, otherwise by key or label in any
 * language, with or without the unit; the language of the panel comes first. A head that names
 * another column than the hidden row is refused.
 */
export function matchColumns(
  table: SheetTable,
  columns: readonly ValueColumn[],
  language: string,
): ColumnMatches {
  const known = new Map(columns.map((column) => [column.key, column]))
  const own = indexOf(columns, [language])
  const all = indexOf(columns, Object.keys(columns[0]?.labels ?? {}))
  const byKey = new Map<string, { at: TableColumn; column: ValueColumn }>()
  const repeated = new Set<string>()
  const refused: RefusedColumn[] = []
  for (const at of table.columns) {
    if (keyOfRow(at) !== undefined) continue
    const keyed = keyBehind(at.head)
    const named =
      keyed !== undefined && known.has(keyed)
        ? [keyed]
        : own.keysOf(at.head).length === 1
          ? own.keysOf(at.head)
          : all.keysOf(at.head)
    const byRow = rowKeyOf(at.head) === gtinKey && known.has(gtinKey) ? [gtinKey] : []
    const keys = named.length > 0 ? named : byRow
    const hidden = at.key !== undefined && known.has(at.key) ? at.key : undefined
    const key = hidden ?? (at.key === undefined && keys.length === 1 ? keys[0] : undefined)
    if (
      hidden !== undefined &&
      keys.length > 0 &&
      !all.keysOf(at.head).includes(hidden) &&
      !keys.includes(hidden)
    ) {
      const label = known.get(keys[0] ?? '')?.declared.label ?? ''
      refused.push({ column: at, reason: 'headContradicts', details: { label } })
    } else if (key === undefined) {
      if (keys.length > 1) refused.push({ column: at, reason: 'headAmbiguous', details: {} })
    } else {
      const column = known.get(key)
      const first = byKey.get(key)
      if (first) {
        repeated.add(key)
        refused.push({ column: at, reason: 'headRepeated', details: {} })
      } else if (column) byKey.set(key, { at, column })
    }
  }
  for (const key of repeated) {
    const first = byKey.get(key)
    if (first) refused.push({ column: first.at, reason: 'headRepeated', details: {} })
    byKey.delete(key)
  }
  return { columns, byKey, refused }
}
