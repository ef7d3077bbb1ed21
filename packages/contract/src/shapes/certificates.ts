import { z } from 'zod'
import { document, id } from './cards.ts'

export const certificateKinds = ['management', 'product', 'test', 'approval', 'other'] as const

/**
 * A certificate. `valid_from`, `valid_until`: first and last day, ISO 8601; the client computes the
 * validity of today (`validity.ts`). `company`: true for a certificate of the company, not of
 * products. `files`: in the locale or without a language, else in the other languages.
 */
export const certificate = z.strictObject({
  id,
  title: z.string(),
  number: z.string(),
  standard: z.string(),
  body: z.string(),
  kind: z.enum(certificateKinds),
  plants: z.string(),
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  company: z.boolean(),
  files: z.array(document),
})
export type Certificate = z.infer<typeof certificate>

/** Part numbers to which a certificate applies; empty: all of the product. */
export const certifiedParts = z.array(z.string())
