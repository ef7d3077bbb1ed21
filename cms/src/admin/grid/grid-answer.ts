import type { Locale } from '@vitrine/configuration/locales'
import type { AttributeValue, Declared } from '#src/content/variants/declaration.ts'
import { partWorks } from '#src/staff-index/list-state.ts'
import type { PartWork } from '#src/staff-index/list-state.ts'

/** Rows that a grid shows at most. */
export const maxGridRows = 5000

/** Named selections of part numbers. */
export const gridWorks = partWorks
export type GridWork = PartWork

/** Column of a value, as a kind of row has it. */
export interface GridColumn {
  /** Rest of the place of its values: `torque`, or the path of a document's field. */
  place: string
  declared: Declared
  /** Locale of a text that is written once in each language; null: a value without language. */
  locale: Locale | null
  /** True for a column that the account cannot write. */
  isClosed: boolean
}

/** Rows with a heading: the part numbers of a product. */
export interface GridGroup {
  id: number
  /** Family code; empty without one. */
  code: string
  title: string
  /** Rows of the product, also those that are not shown. */
  total: number
}

/** Row: a part number of a product, or a document. */
export interface GridRowData {
  id: number
  name: string
  /** Place of the row in its document; empty for the document itself. */
  path: string
  /** Key of its columns: the id of the subcategory, or the collection. */
  kind: string
  /** Values by place of the column and locale (`text:en`). */
  values: Record<string, AttributeValue>
}

/** Rows of a grid, with their columns. */
export interface GridAnswer {
  collection: string
  /** Name of the rows: part numbers, or the collection. */
  title: string
  /** Part numbers of products, or the documents themselves. */
  what: 'parts' | 'documents'
  kinds: Record<string, GridColumn[]>
  groups: GridGroup[]
  rows: GridRowData[]
  /** Rows of the selection that are not sent, since the grid has a limit. */
  moreRows: number
  /** True if there are more than `moreRows`: they were not counted further. */
  areMoreRows: boolean
  /** Rows of all documents of the collection. */
  total: number
  /** Rows by work view. */
  works: Partial<Record<GridWork, number>>
  /** Products whose rows are not counted in `works` yet, since an earlier release saved them. */
  unrecorded: number
  mayPublish: boolean
  /** False: the documents have no drafts, so that a change takes effect at once. */
  hasDrafts: boolean
}

/** Key of a value of a row. */
export const valueKeyOf = ({ place, locale }: Pick<GridColumn, 'place' | 'locale'>): string =>
  locale === null ? place : `${place}:${locale}`
