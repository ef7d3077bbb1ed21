import { z } from 'zod'
import { localeCodes } from '@vitrine/configuration/locales'

/** SEO data (R3). */
export const seo = z.strictObject({ title: z.string(), description: z.string() })

/**
 * Route parameters of the document in each locale in which it is published, the requested one
 * included. Source of hreflang, the language links, and the 301 from a former slug or wrong parent
 * (if the requested parameters differ from the locale's entry).
 */
export const alternates = z.partialRecord(z.enum(localeCodes), z.record(z.string(), z.string()))
export type Alternates = z.infer<typeof alternates>

/** Fields that every detail answer has. */
export const detail = { seo, alternates, updated_at: z.string() }
