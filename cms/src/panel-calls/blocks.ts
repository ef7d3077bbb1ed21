import { localeCodes } from '@vitrine/configuration/locales'
import { isStorable } from '@vitrine/contract/storable-text'
import { z } from 'zod'
import { foundPartsShape } from '#src/content/blocks/found-parts.ts'
import { blockListMax } from '#src/content/blocks/kinds.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'

const id = z.coerce.number().int().positive().optional()

/** Calls of the form of a page of blocks. */
export const blockCalls = {
  'blocks.found': panelCall({
    summary: 'Reads what the filters of a block find, and what they and its columns can be.',
    cost: 1,
    roles: permissions.pages.update,
    query: z.object({
      locale: z.enum(localeCodes),
      category: id,
      subcategory: id,
      /** Ids of the products that were chosen by hand, separated by commas. */
      products: z
        .string()
        .max(500)
        .regex(/^\d{1,9}(?:,\d{1,9})*$/)
        .optional(),
      /** Filters, one per line, as a block stores them. */
      filters: z.string().max(blockListMax).refine(isStorable).default(''),
    }),
    answer: foundPartsShape,
  }),
}
