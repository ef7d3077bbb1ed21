import { z } from 'zod'
import { limitKinds } from './limit-kinds.ts'
import type { Limit } from './limit-kinds.ts'

/** Limit as a call carries it. */
export const limitShape = z.object({
  kind: z.enum(limitKinds),
  number: z.number().nullish(),
  other: z.string().nullish(),
  text: z.string().nullish(),
}) satisfies z.ZodType<Limit>
