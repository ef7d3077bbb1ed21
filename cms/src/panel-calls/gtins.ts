import { z } from 'zod'
import { permissions } from '#src/platform/access/permissions.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'

/** GTINs of one call at most. */
export const maxGtins = 2000

/** Calls of the sequence of GTINs. */
export const gtinCalls = {
  'gtins.give': panelCall({
    summary: 'Gives the next GTINs of the company, each of which is given once.',
    cost: 1,
    roles: permissions.products.create,
    body: z.object({
      count: z.int().min(1).max(maxGtins),
      /** GTINs that the form has already. */
      present: z.array(z.string().max(14)).max(20_000).default([]),
    }),
    answer: z.object({
      gtins: z.array(z.string()),
      /** GTINs for which no number is left. */
      missing: z.number(),
    }),
    refusals: [422],
  }),
}
