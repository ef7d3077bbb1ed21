import { unambiguousNumber } from '@vitrine/spreadsheets/typed-workbook'
import type {
  TypedColumn,
  TypedSheet,
  TypedValue,
  WorkbookWords,
} from '@vitrine/spreadsheets/typed-workbook'
import type { AttributeValue, Variant } from '#src/content/variants/declaration.ts'
import { formatCell } from '#src/content/variants/cells/cell-text.ts'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { sheetsTexts } from '#texts/sheets.js'
import { variantsTexts } from '#texts/variants.js'
import {
  hasChoices,
  headOf,
  rowKeyLabels,
  rowKeys,
  uniqueHeads,
  valueColumns,
} from '#src/content/variants/cells/part-number-columns.ts'
import type { RowKey, ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { textIn } from '#src/content/variants/cells/sheet-product.ts'
import type { SheetProduct, SheetSubcategory } from '#src/content/variants/cells/sheet-product.ts'

const labels = labelsOf(sheetsTexts)
const { yes, no } = labelsOf(variantsTexts)

/** Id of the sheet of a subcategory. */
export const sheetIdOfSubcategory = (subcategory: number): string => `subcategory-${subcategory}`

/** Bounds of a range, written so that no mark can be read as one of thousands. */
function rangeText([from, to]: readonly [number, number], language: string): string {
  const bound = (value: number): string =>
    unambiguousNumber(value).replace('.', decimalMarkOf(language))
  return from === to ? bound(from) : `${bound(from)}–${bound(to)}`
}

/** Value of a cell; a value that the attribute does not allow is a text. */
export function cellOf(
  value: AttributeValue | undefined,
  { declared }: ValueColumn,
  language: string,
): TypedValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return rangeText(value, language)
  return declared.format === 'day' ? value : formatCell(value, declared, language)
}

function kindOf(column: ValueColumn): TypedColumn['kind'] {
  const { type, format } = column.declared
  if (hasChoices(column)) return 'choice'
  if (type === 'number' || type === 'boolean') return type
  return format === 'day' ? 'day' : 'text'
}

const rowKeyColumn = (key: RowKey, language: string): TypedColumn => ({
  key,
  head: textOf(rowKeyLabels[key], language),
  kind: 'text',
  decimals: null,
  choices: [],
  isKey: true,
})

export function columnOf(column: ValueColumn, language: string): TypedColumn {
  const { key, declared } = column
  return {
    key,
    head: headOf(declared.label, declared.unit),
    kind: kindOf(column),
    decimals: declared.decimals,
    choices: declared.choices.map(({ label }) => label),
    isKey: false,
    ...(declared.type === 'range' ? { note: textOf(labels.notes.range, language) } : {}),
  }
}

/** Sheet of a subcategory: a row for each part number of its products. */
function sheetOf(
  subcategory: SheetSubcategory,
  products: readonly SheetProduct[],
  language: string,
): TypedSheet {
  const locale = localeOfPanel(language)
  const values = valueColumns(subcategory, language)
  const columns = [
    ...Object.values(rowKeys).map((key) => rowKeyColumn(key, language)),
    ...values.map((column) => columnOf(column, language)),
  ]
  const heads = uniqueHeads(columns)
  const rowOf = (product: SheetProduct, variant: Variant): TypedValue[] => [
    product.family,
    textIn(product.title, locale),
    variant.part_number ?? '',
    ...values.map((column) => cellOf(variant.values?.[column.key], column, language)),
  ]
  return {
    id: sheetIdOfSubcategory(subcategory.id),
    name: textIn(subcategory.title, locale),
    columns: columns.map((column, at) => ({ ...column, head: heads[at] ?? column.head })),
    rows: products.flatMap((product) => product.variants.map((variant) => rowOf(product, variant))),
  }
}

/**
 * Sheets of part numbers, one for each subcategory that has some, in the order of the
 * subcategories. `language`: that of the panel.
 */
export function partNumberSheets(
  products: readonly SheetProduct[],
  subcategories: readonly SheetSubcategory[],
  language: string,
): TypedSheet[] {
  const bySubcategory = Map.groupBy(products, ({ subcategory }) => subcategory)
  return subcategories.flatMap((subcategory) => {
    const own = bySubcategory.get(subcategory.id) ?? []
    return own.some(({ variants }) => variants.length > 0)
      ? [sheetOf(subcategory, own, language)]
      : []
  })
}

/** Texts of a workbook, with the paragraphs of the sheet that explains. */
function wordsWith(paragraphs: readonly Label[], language: string): WorkbookWords {
  return {
    yes: textOf(yes, language),
    no: textOf(no, language),
    choices: textOf(labels.choices, language),
    explanation: {
      name: textOf(labels.explanation.name, language),
      paragraphs: paragraphs.map((label) => textOf(label, language)),
    },
  }
}

/** Texts of the workbook of part numbers. */
export function workbookWords(language: string): WorkbookWords {
  const { explanation, removal } = labels
  const paragraphs = [
    explanation.title,
    explanation.sheets,
    explanation.keys,
    explanation.columns,
    explanation.empty,
    explanation.removal({ word: textOf(removal, language) }),
    explanation.numbers,
    explanation.choices,
    explanation.created,
    explanation.codes,
    explanation.refused,
    explanation.dryRun,
  ]
  return wordsWith(paragraphs, language)
}

/** Texts of the workbook of documents, or of one of their tables. */
export function documentWords(language: string, isGrid = false): WorkbookWords {
  const { documents, explanation, removal } = labels
  const paragraphs = [
    documents.title,
    ...(isGrid ? [documents.grids] : [documents.sheets, documents.keys, documents.languages]),
    explanation.columns,
    explanation.empty,
    explanation.removal({ word: textOf(removal, language) }),
    ...(isGrid ? [explanation.codes] : [documents.related, documents.created]),
    explanation.choices,
    explanation.refused,
    explanation.dryRun,
  ]
  return wordsWith(paragraphs, language)
}
