import { z } from 'zod'
import { isPhone } from '../brazil/phone.ts'
import { countryCodes } from '../countries.ts'

/**
 * What people write of themselves. Lengths are generous; the words of errors are in
 * `validation.ts`.
 */
export const name = z.string().trim().min(2).max(120)
export const email = z.email().max(254)
/** Of Brazil or abroad, as people write it. */
export const phone = z
  .string()
  .trim()
  .min(8)
  .max(32)
  .refine(isPhone, { params: { words: 'phone' } })
/**
 * Fewest and most characters of a password (ASVS 5.0, 6.2.1 and 6.2.9); those that are easily
 * guessed are refused by the operation.
 */
export const passwordLength = { min: 8, max: 128 } as const
export const password = z.string().min(passwordLength.min).max(passwordLength.max)
/** A consent must be given, never assumed. */
export const consent = z.literal(true)
/** Made by the form once, so that a double click or a retry is one lead. */
export const idempotencyKey = z.uuid()

/** The answer to a form: a number that the visitor can quote. */
export const receipt = z.strictObject({ receipt: z.string(), message: z.string() })

/** ISO 3166-1 alpha-2. */
export const country = z
  .string()
  .refine((code) => countryCodes.includes(code), { params: { words: 'unknownChoice' } })
/** The path of the page on which a form was filled in. */
export const page = z.string().max(300).regex(/^\//).optional()
