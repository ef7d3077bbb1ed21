import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'

/** Maximum size of the edits of a grid, bytes, and maximum number. */
export const editLimits = { bytes: 20 * 1024 * 1024, edits: 50_000 } as const

const text = z.string().max(20_000).refine(isStorable)

/** Values that a cell can hold. */
const cellValue = z.union([
  text,
  z.number(),
  z.boolean(),
  z.null(),
  z.tuple([z.number(), z.number()]),
])

/**
 * Change of one cell of the grid over many documents. `path`: place without the locale
 * (`document-values.ts`), of a part number `variants/<part number> <count>/<key>`. `before`: the
 * value that the author saw.
 */
const gridEdit = z.strictObject({
  collection: z.string().max(60),
  id: z
    .int()
    .positive()
    .max(2 ** 31 - 1),
  path: z.string().min(1).max(600).refine(isStorable),
  locale: z.enum(localeCodes).nullable(),
  before: cellValue,
  after: cellValue,
})
export type GridEdit = z.infer<typeof gridEdit>

export const gridEdits = z.array(gridEdit).min(1).max(editLimits.edits)

export const bytesOfEdits = (edits: readonly GridEdit[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(edits))

/** Kept edits. */
export const editsOf = (bytes: Uint8Array): GridEdit[] =>
  gridEdits.parse(JSON.parse(new TextDecoder().decode(bytes)))

/** Edit that is not taken. */
export interface EditRefusal {
  /** Index among the edits. */
  edit: number
  /** Name of the row and of its column. */
  row: string
  head: string
  /** Sentence with the reason and a way out. */
  message: string
  /** Present value, if it is not the one that the author saw. */
  present?: { value: GridEdit['after'] }
}

/** Edits of a grid by what they do. */
export interface GridCheck {
  changed: number
  equal: number
  refused: EditRefusal[]
  /** What visitors will see if the edits are published. */
  visible: { documents: number; languages: number; rows: number }
  /** Documents of which the rules of the editor were not asked, for lack of time. */
  untried: number
  /** Kept edits, to be ordered; absent if they were only compared. */
  import?: { id: number; digest: string }
}
