import { z } from 'zod'
import { lifeStates } from '../life-cycle.ts'
import { titled } from './titled.ts'

/** State of a product or part number, with its name in the locale. */
export const lifeMark = z.strictObject({ value: z.enum(lifeStates), label: z.string() })
export type LifeMark = z.infer<typeof lifeMark>

/** Successor of a product or part number: a part number with its product, or a product (null). */
export const successor = z.strictObject({
  part_number: z.string().nullable(),
  /** Product with the slugs of its parents; its title applies to the part number. */
  product: z.strictObject({
    title: z.string(),
    slug: z.string(),
    category: titled.nullable(),
    sub_category: titled.nullable(),
  }),
})
export type Successor = z.infer<typeof successor>

/** Day, ISO 8601. */
const day = z.string().nullable()

/**
 * Life cycle of a product or part number. `since`: first day of the state; `until`: last day of the
 * state `new`; `last_order`, `last_delivery`: last days of sale and delivery. `successor`: null
 * also if it is not published.
 */
export const lifeCycle = z.strictObject({
  state: lifeMark,
  since: day,
  until: day,
  last_order: day,
  last_delivery: day,
  reason: z.string(),
  successor: successor.nullable(),
})
export type LifeCycle = z.infer<typeof lifeCycle>
