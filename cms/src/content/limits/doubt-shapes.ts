import { z } from 'zod'
import { isStorable } from '@vitrine/contract/storable-text'
import type { DrawnCurve } from './family-curve.ts'
import { doubtReasons } from './doubt-reasons.ts'

/** Number, range, or the value of a choice or a text. */
const doubted = z.union([z.number(), z.tuple([z.number(), z.number()]), z.string().max(200)])

const curveShape = z.object({
  driver: z.string(),
  unit: z.string().nullable(),
  at: z.number().nullable(),
  points: z.array(z.object({ code: z.string(), at: z.number(), value: z.number() })),
  bands: z.array(z.array(z.object({ at: z.number(), low: z.number(), high: z.number() }))),
}) satisfies z.ZodType<DrawnCurve>

/** Doubtful value as the panel shows it: it stays out until somebody accepts it or gives another one. */
export const shownDoubtShape = z.object({
  /** Key of the value, by which it is answered. */
  key: z.string(),
  /** Key of its document; of a row of it: this, a blank, and the row's key. */
  document: z.string(),
  row: z.string(),
  /** True for a value of a new part number, which stays out as a whole. */
  isNew: z.boolean(),
  sheet: z.string(),
  /** Row of the sheet, from 1; 0: none. */
  line: z.number(),
  code: z.string(),
  /** Name and unit of the attribute. */
  head: z.string(),
  unit: z.string().nullable(),
  before: doubted.nullable(),
  after: doubted,
  /** Names of the choices among its values. */
  names: z.record(z.string(), z.string()).exactOptional(),
  reasons: z.array(z.enum(doubtReasons)),
  /** Sentence why somebody should look. */
  message: z.string(),
  /** Value that is likely meant; absent: none is. */
  proposal: doubted.exactOptional(),
  /** Values of the family over the attribute that they follow. */
  curve: curveShape.exactOptional(),
  /** Values of the family beside it. */
  neighbours: z.array(z.object({ code: z.string(), value: doubted })),
})
export type ShownDoubt = z.output<typeof shownDoubtShape>

/** Answer to a doubt: the value is accepted, or another one is written in its place. */
const answerShape = z.strictObject({
  key: z.string().max(900).refine(isStorable),
  value: doubted.refine((value) => typeof value !== 'string' || isStorable(value)).optional(),
})
export type DoubtAnswer = z.output<typeof answerShape>

/** Answers to doubts; an unanswered value stays out. */
export const answersInput = z.array(answerShape).max(50_000)

/** Doubtful values of a publication: details of its 409 response. */
export const askedDoubtsShape = z.object({
  /** The first ones, with the digest by which each is accepted. */
  doubts: z.array(shownDoubtShape.extend({ digest: z.string() })),
  /** Further ones, which are accepted together; null: none. */
  more: z.object({ count: z.number(), digest: z.string() }).nullable(),
})
export type AskedDoubts = z.output<typeof askedDoubtsShape>
