import { z } from 'zod'
import { isPhone } from '../brazil/phone.ts'

/** What people write of themselves. Lengths are generous; the words of errors are in `validation.ts`. */
export const name = z.string().trim().min(2).max(120)
export const email = z.email().max(254)
/** Of Brazil or abroad, as people write it. */
export const phone = z.string().trim().min(8).max(32).refine(isPhone, { params: { words: 'phone' } })
/** At least 8 characters (reliability.md); common ones are refused by the operation. */
export const password = z.string().min(8).max(128)
/** A consent must be given, never assumed. */
export const consent = z.literal(true)
/** Made by the form once, so that a double click or a retry is one lead. */
export const idempotencyKey = z.uuid()

/** The answer to a form: a number that the visitor can quote. */
export const receipt = z.strictObject({ receipt: z.string(), message: z.string() })
