import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { consequencesShape } from '#src/changes/consequence-shapes.ts'
import { shownDoubtShape } from '#src/content/limits/doubt-shapes.ts'

/** Maximum edits of a grid. */
const maxEdits = 50_000

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

export const gridEdits = z.array(gridEdit).min(1).max(maxEdits)

export const bytesOfEdits = (edits: readonly GridEdit[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(edits))

/** Kept edits. */
export const editsOf = (bytes: Uint8Array): GridEdit[] =>
  gridEdits.parse(JSON.parse(new TextDecoder().decode(bytes)))

/** Edit that is not taken. */
const editRefusalShape = z.object({
  /** Index among the edits. */
  edit: z.number(),
  /** Name of the row and of its column. */
  row: z.string(),
  head: z.string(),
  /** Sentence with the reason and a way out. */
  message: z.string(),
  /** Present value, if it is not the one that the author saw. */
  present: z.object({ value: cellValue }).exactOptional(),
})
export type EditRefusal = z.output<typeof editRefusalShape>

const visibleShape = consequencesShape.extend({ rows: z.number() })

/** Edits of a grid by what they do. */
export const gridCheckShape = z.object({
  changed: z.number(),
  equal: z.number(),
  refused: z.array(editRefusalShape),
  /** Values that stay out until somebody accepts them; `edit`: index among the edits. */
  doubts: z.array(shownDoubtShape.extend({ edit: z.number() })),
  /** What happens if the edits are published without the doubtful ones, and with them. */
  visible: visibleShape,
  visibleIfAccepted: visibleShape,
  /** Documents of which the rules of the editor were not asked, for lack of time. */
  untried: z.number(),
  /** Kept edits, to be applied; absent if they were only compared. */
  import: z.object({ id: z.number(), expected: z.string() }).exactOptional(),
})
export type GridDoubt = GridCheck['doubts'][number]
export type GridCheck = z.output<typeof gridCheckShape>
