import { z } from 'zod'

/** Reply to a lead, or answer of the customer, that its reader may not have seen. */
export const leadMessageShape = z.object({
  id: z.number(),
  at: z.string(),
  /** Name of the account that sent or kept it; null if the account was deleted. */
  by: z.string().nullable(),
  kind: z.enum(['reply', 'received']),
})
export type LeadMessage = z.output<typeof leadMessageShape>

/** File of the catalogue that a reply can attach. */
export const catalogueFileShape = z.object({
  id: z.number(),
  title: z.string(),
  filename: z.string(),
  language: z.string().nullable(),
  size: z.number(),
  /** Number of the certificate that the file belongs to. */
  certificate: z.string().nullable(),
})
export type CatalogueFile = z.output<typeof catalogueFileShape>
