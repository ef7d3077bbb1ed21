import { z } from 'zod'
import { crossReferenceLimits, listLimits } from '../list-limits.ts'
import { id, productCard } from '../shapes/cards.ts'
import { crossReference, otherMaker } from '../shapes/cross-references.ts'
import { listOf } from '../shapes/list.ts'
import { endpoint } from './endpoint.ts'

export const crossReferencesEndpoints = {
  /**
   * `numbers`: numbers of other makers in any spelling, one per line. `maker`: slug of a maker
   * whose entries are listed, in pages. 404 if the company has no cross-references; an unknown
   * maker has no rows.
   */
  'cross-references-read': endpoint({
    summary: 'Numbers of other makers with what stands in for them, asked for or by maker.',
    query: z.strictObject({
      numbers: z.string().max(crossReferenceLimits.text).optional(),
      maker: z.string().max(listLimits.filter).optional(),
      page: z.coerce.number().int().min(1).max(listLimits.page).default(1),
    }),
    answer: z.strictObject({
      makers: z.array(otherMaker),
      /** A row for each line that is not blank, up to `crossReferenceLimits.lines`. */
      lines: z.array(
        z.strictObject({
          /** Text of the line as typed. */
          text: z.string(),
          /** Equivalents, best grade first; empty if none is known. */
          references: z.array(crossReference),
          /** Part number of the company itself, if the line is one. */
          own: z
            .strictObject({ part_number: z.string(), product: id, title: z.string() })
            .nullable(),
          /** Entries with a number similar to an unknown one. */
          near: z.array(crossReference),
        }),
      ),
      /** Entries of the requested maker, by number. */
      listed: listOf(crossReference).nullable(),
      products: z.array(productCard),
    }),
  }),
}
