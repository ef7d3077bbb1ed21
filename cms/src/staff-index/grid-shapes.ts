import { localeCodes } from '@vitrine/configuration/locales'
import { attributeValue } from '@vitrine/contract/shapes/attributes'
import { z } from 'zod'
import { declaredShape } from '#src/content/variants/declared-shape.ts'
import { partWorks } from './list-state.ts'

/** Column of a value, as a kind of row has it. */
const gridColumnShape = z.object({
  /** Rest of the place of its values: `torque`, or the path of a document's field. */
  place: z.string(),
  declared: declaredShape,
  /** Locale of a text that is written once in each language; null: a value without language. */
  locale: z.enum(localeCodes).nullable(),
  /** True for a column that the account cannot write. */
  isClosed: z.boolean(),
})
export type GridColumn = z.output<typeof gridColumnShape>

/** Rows with a heading: the part numbers of a product. */
const gridGroupShape = z.object({
  id: z.number(),
  /** Family code; empty without one. */
  code: z.string(),
  title: z.string(),
  /** Rows of the product, also those that are not shown. */
  total: z.number(),
})
export type GridGroup = z.output<typeof gridGroupShape>

/** Row: a part number of a product, or a document. */
const gridRowShape = z.object({
  id: z.number(),
  name: z.string(),
  /** Place of the row in its document; empty for the document itself. */
  path: z.string(),
  /** Key of its columns: the id of the subcategory, or the collection. */
  kind: z.string(),
  /** Values by place of the column and locale (`text:en`). */
  values: z.record(z.string(), attributeValue),
})

/** Rows of a grid, with their columns. */
export const gridAnswerShape = z.object({
  collection: z.string(),
  /** Name of the rows: part numbers, or the collection. */
  title: z.string(),
  /** Part numbers of products, or the documents themselves. */
  what: z.enum(['parts', 'documents']),
  kinds: z.record(z.string(), z.array(gridColumnShape)),
  groups: z.array(gridGroupShape),
  rows: z.array(gridRowShape),
  /** Codes of the filter that no document has. */
  unknown: z.array(z.string()),
  /** Rows of the selection that are not sent, since the grid has a limit. */
  moreRows: z.number(),
  /** True if there are more than `moreRows`: they were not counted further. */
  areMoreRows: z.boolean(),
  /** Rows of all documents of the collection. */
  total: z.number(),
  /** Rows by work view. */
  works: z.partialRecord(z.enum(partWorks), z.number()),
  /** Products whose rows are not counted in `works` yet, since an earlier release saved them. */
  unrecorded: z.number(),
  mayPublish: z.boolean(),
  /** False: the documents have no drafts, so that a change takes effect at once. */
  hasDrafts: z.boolean(),
})
export type GridAnswer = z.output<typeof gridAnswerShape>
