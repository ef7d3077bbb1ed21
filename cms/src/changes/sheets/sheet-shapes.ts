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
