import type { Locale } from '@vitrine/configuration/locales'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import type { ValueChange as StoredValueChange } from '#src/recording/history/diff-values.ts'
import type { Values } from '#src/recording/history/document-values.ts'
import type { RefusalReason } from '#src/content/variants/cells/refusals.ts'

/** Place of a cell in a file. */
export interface CellPlace {
  sheet: string
  /** From 1. */
  row: number
  /** Letters of the column. */
  column: string
  head: string
}

/** Change of a value of a part number; an absent value is undefined. */
export interface ValueChange {
  /** `variants/<part number> <count>/<key of the column>`, the middle part percent-encoded. */
  path: string
  /** Locale of a text; null: a value without language. */
  locale: Locale | null
  before: AttributeValue | undefined
  after: AttributeValue | undefined
  place: CellPlace
}

export interface ProductChanges {
  product: number
  changes: ValueChange[]
}

export interface CreatedPart {
  product: number
  partNumber: string
  values: Record<string, AttributeValue>
  place: CellPlace
}

/** Cell, row or column that is not taken, with its reason. */
export interface Refusal extends CellPlace {
  value: string
  reason: RefusalReason
  /** Sentence with the reason and a way out. */
  message: string
  /** Column of a value that a form has; absent: it is a cell. */
  field?: string | undefined
  /** True for a value of which nobody decided what happens to it: it stops the plan. */
  isUndecided?: true
}

/** Column of a file in another unit than that of its attribute. */
export interface ConvertedColumn {
  sheet: string
  column: string
  head: string
  /** Unit as the head names it. */
  from: string
  to: string
  /** Number of values that were rounded to the decimals of the attribute. */
  rounded: number
}

/** Changes that a file would make. */
export interface PartNumberPlan {
  products: ProductChanges[]
  created: CreatedPart[]
  refused: Refusal[]
  /** Rows by what they do; a row that is taken in part is counted as changed or equal. */
  counts: { created: number; changed: number; equal: number; refused: number }
  /** Columns with values that no subcategory of their rows has. */
  unknownColumns: { sheet: string; column: string; head: string; samples?: string[] }[]
  /** Columns whose head names another unit, from which their numbers were converted. */
  convertedColumns: ConvertedColumn[]
  /** Sheets that are not read: hidden ones, and those without a column of part numbers. */
  ignoredSheets: string[]
}

/** Change of a value of a document, with the place of its cell in the file. */
export interface PlacedChange extends StoredValueChange {
  place: CellPlace
}

/** Document that a file makes, with its values in all languages by place. */
export interface NewDocument {
  title: string
  values: Values
  place: CellPlace
  /** Places of its rows in the file, by their key. */
  rows: Partial<Record<string, CellPlace>>
}

/** Changes that the sheets of a collection would make. */
export interface CollectionPlan extends Omit<
  PartNumberPlan,
  'products' | 'created' | 'convertedColumns'
> {
  changed: { id: number; changes: PlacedChange[] }[]
  created: NewDocument[]
}
