import { z } from 'zod'
import { crossReferenceLimits, listLimits } from '../list-limits.ts'
import { id, productCard } from '../shapes/cards.ts'
import { crossReference, otherMaker } from '../shapes/cross-references.ts'
import { listOf } from '../shapes/list.ts'
import { endpoint } from './endpoint.ts'

export const crossReferencesEndpoints = {
  /**
   * `numbers`: numbers of other makers in any spelling, one a line. `maker`: slug of one whose entries are
   * listed, in pages. 404 where the company keeps no cross-references; an unknown maker has no rows.
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
      /** A line for each that is not blank; the first `crossReferenceLimits.lines`. */
      lines: z.array(
        z.strictObject({
          /** As typed. */
          text: z.string(),
          /** Best grade first; empty where none is known. */
          references: z.array(crossReference),
          /** Part number of the company itself, where the line is one. */
          own: z
            .strictObject({ part_number: z.string(), product: id, title: z.string() })
            .nullable(),
          /** Entries of numbers that are spelled like one that is not known. */
          near: z.array(crossReference),
        }),
      ),
      /** Entries of the maker that is asked for, by number. */
      listed: listOf(crossReference).nullable(),
      products: z.array(productCard),
    }),
  }),
}
