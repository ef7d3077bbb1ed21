import { z } from 'zod'
import { localeCodes } from '@vitrine/configuration/locales'

/**
 * Set if texts that the company marked as relevant for safety say something else than the published
 * text that they were translated from; null if all are up to date.
 */
export const outdatedTexts = z
  .strictObject({
    /** True if outdated passages are left out of the answer. */
    withdrawn: z.boolean(),
    /** Language of the current text. */
    locale: z.enum(localeCodes),
    /** Path of the page with the current text; null if the site does not show it. */
    path: z.string().nullable(),
  })
  .nullable()
export type OutdatedTexts = z.infer<typeof outdatedTexts>
