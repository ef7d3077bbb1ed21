import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { damageKinds } from '#src/content/damaged-text.ts'

/** Refusal of a cell, row or column of a file; `row`: null for a document without one. */
export const fileRefusalShape = z.object({
  sheet: z.string(),
  row: z.number().nullable(),
  /** Letters of the column. */
  column: z.string(),
  head: z.string(),
  value: z.string(),
  message: z.string(),
})
export type FileRefusal = z.output<typeof fileRefusalShape>

/** Column of part numbers that one of a spreadsheet can mean. */
export const targetColumnShape = z.object({
  key: z.string(),
  /** Label in the panel's language, with the unit. */
  label: z.string(),
  /** Labels in all languages of the panel: a spreadsheet may be in another one than the panel. */
  names: z.array(z.string()),
  /** `product`: identifies a row, or is of all part numbers; `text`: is written in a language. */
  group: z.enum(['product', 'text', 'packing', 'attribute']),
  /** Language of a text; null for other columns. */
  locale: z.enum(localeCodes).nullable(),
  isNumber: z.boolean(),
})
export type TargetColumn = z.output<typeof targetColumnShape>

/** Characters of a name of a supplier, of a head and of a key; columns of a row. */
const maxLength = { supplier: 80, head: 300, key: 60, columns: 500 } as const

const storable = (max: number) => z.string().max(max).refine(isStorable)

/**
 * What the columns of a supplier's spreadsheets mean, by their head; an empty key: the column is not
 * read. Without columns the supplier is forgotten.
 */
export const supplierColumnsInput = z.object({
  supplier: storable(maxLength.supplier).trim().min(1),
  heads: z.array(storable(maxLength.head)).max(maxLength.columns),
  columns: z
    .record(storable(maxLength.head), storable(maxLength.key))
    .refine((columns) => Object.keys(columns).length <= maxLength.columns),
})

/** Texts of a column of a file that look damaged in one way. */
export const damagedColumnShape = z.object({
  sheet: z.string(),
  column: z.string(),
  head: z.string(),
  kind: z.enum(damageKinds),
  /** Damaged cells. */
  count: z.number(),
  /** Row, text and damaged passage of the first of these cells. */
  row: z.number(),
  text: z.string(),
  value: z.string(),
  /** The text as it is mended; null: it cannot be told what it was. */
  mended: z.string().nullable(),
})
export type DamagedColumn = z.output<typeof damagedColumnShape>
