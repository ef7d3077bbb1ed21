import { z } from 'zod'
import { localeCodes } from '../locales.ts'

/** SEO data (spec §3). */
export const seo = z.strictObject({ title: z.string(), description: z.string() })

/**
 * The same thing in the other languages: the route parameters under which it exists there, itself
 * included; a locale in which it is not published is absent. From it come hreflang, the language's
 * links, and the 301 from an old slug or a wrong parent (when the address asked for differs from
 * the locale's own entry).
 */
export const alternates = z.partialRecord(z.enum(localeCodes), z.record(z.string(), z.string()))
export type Alternates = z.infer<typeof alternates>

/** What every detail answer carries beside its own fields. */
export const detail = { seo, alternates, updated_at: z.string() }
