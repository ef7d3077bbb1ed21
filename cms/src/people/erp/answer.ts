import { z } from 'zod'

const words = z
  .string()
  .trim()
  .max(500)
  .nullish()
  .transform((value) => value ?? '')
const degrees = (bound: number) =>
  z
    .number()
    .min(-bound)
    .max(bound)
    .nullish()
    .transform((value) => value ?? null)

/** A site that is none is left out: what another system says becomes a link on our page. */
const site = words.transform((value) => (/^https?:\/\/[^\s"'<>]+$/i.test(value) ? value : ''))

/**
 * What the ERP answers about a product (its shape is not in the specification; this is the one that
 * we ask of it): the
 * names of the contract, of which only `name` must be there. What it says beyond that is not kept.
 */
export const erpAnswer = z.object({
  data: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(200),
        address: words,
        city: words,
        state: words,
        postal_code: words,
        phone: words,
        whatsapp: words,
        email: words,
        site,
        latitude: degrees(90),
        longitude: degrees(180),
      }),
    )
    .max(2000),
})

export type ErpDistributors = z.output<typeof erpAnswer>['data']
