import { z } from 'zod'
import { listItems } from '../shapes/list-items.ts'
import { document, id, productCard } from '../shapes/cards.ts'
import { certificate, certifiedParts } from '../shapes/certificates.ts'
import { endpoint } from './endpoint.ts'

export const certificatesEndpoints = {
  /** All published certificates, by standard and number; expired ones too. */
  'certificates-read': endpoint({
    summary: 'The certificates of the company and of its products.',
    answer: z.strictObject({
      data: z.array(
        certificate.extend({
          /** Products to which the certificate applies, in the locale. */
          scope: z.array(z.strictObject({ product: id, part_numbers: certifiedParts })),
        }),
      ),
      /** Products that the scopes name. */
      products: z.array(
        productCard.pick({
          id: true,
          title: true,
          slug: true,
          family: true,
          category: true,
          sub_category: true,
        }),
      ),
    }),
  }),

  /**
   * `items`: in the format of `parts-read`. Documents of the products of the part numbers, each
   * once, with the part numbers of the items to which it applies; drawings with the values of other
   * part numbers are excluded. `drawings`: part numbers for which the site generates a drawing.
   */
  'documents-read': endpoint({
    summary: 'The documents of the part numbers of a list.',
    query: z.strictObject({ items: listItems }),
    answer: z.strictObject({
      data: z.array(document.extend({ parts: z.array(z.string()) })),
      drawings: z.array(z.strictObject({ part_number: z.string(), product: id })),
    }),
  }),
}
