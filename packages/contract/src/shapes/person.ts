import { z } from 'zod'
import { isPhone } from '../brazil/phone.ts'
import { countryCodes } from '../countries.ts'

/** Fields of personal data. Their error messages are in `validation.ts`. */
export const name = z.string().trim().min(2).max(120)
export const email = z.email().max(254)
/** Brazilian or foreign, in any notation. */
export const phone = z
  .string()
  .trim()
  .min(8)
  .max(32)
  .refine(isPhone, { params: { text: 'phone' } })
/**
 * Password length, characters (ASVS 5.0, 6.2.1 and 6.2.9); easily guessed passwords are rejected by
 * the operation.
 */
export const passwordLength = { min: 8, max: 128 } as const
export const password = z.string().min(passwordLength.min).max(passwordLength.max)
/** Consent must be explicit. */
export const consent = z.literal(true)
/** Generated once per form, so that a double click or retry stores one lead. */
export const idempotencyKey = z.uuid()

/** Answer to a form: a receipt number that the visitor can quote. */
export const receipt = z.strictObject({ receipt: z.string(), message: z.string() })

/** ISO 3166-1 alpha-2. */
export const country = z
  .string()
  .refine((code) => countryCodes.includes(code), { params: { text: 'unknownChoice' } })
/** Path of the page on which the form was filled in. */
export const page = z.string().max(300).regex(/^\//).optional()
