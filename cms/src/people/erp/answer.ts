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

/**
 * Website of a distributor. An invalid URL becomes an empty text, because the site shows the URL as
 * a link.
 */
const site = words.transform((value) => (/^https?:\/\/[^\s"'<>]+$/i.test(value) ? value : ''))

/**
 * ERP response for a product. The specification does not define its format; this is the format
 * required of the ERP: the field names of the contract, of which only `name` is mandatory. Unknown
 * fields are dropped.
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
