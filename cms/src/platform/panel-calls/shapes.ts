import { isLocale } from '@vitrine/configuration/locales'
import { z } from 'zod'

/** Answer of a call that tells its outcome in a sentence. */
export const messageShape = z.object({ message: z.string() })

/** Id of a document, or of a row of our own tables: 32 bits. */
export const idShape = z
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1)

/** Id in the query of a call. */
export const queryId = z.coerce.number<number | string>().pipe(idShape)

/** Locale of the content; undefined for one that the site does not have. */
export const givenLocale = z
  .string()
  .transform((code) => (isLocale(code) ? code : undefined))
  .optional()

/** Fingerprint of what the page showed (`fingerprintOfShown`); the call is refused if it is another. */
export const expectedShape = z.string().max(64)
