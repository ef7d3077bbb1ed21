import { z } from 'zod'
import { isPhone } from '@vitrine/configuration/phone'
import { countryCodes } from '@vitrine/configuration/countries'
import {
  emailMax,
  nameMax,
  nameMin,
  companyMax,
  companyMin,
  passwordMax,
  passwordMin,
  phoneMax,
  phoneMin,
} from '../text-limits.ts'

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?'
const emailPattern = new RegExp(
  `^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:xn--[a-z0-9-]{1,59}|[\\p{L}\\p{M}]{2,63})$`,
  'iu',
)

/** An address with the ASCII form of its domain; unchanged if it has none. */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  return URL.canParse(`http://${address.slice(at + 1)}`)
    ? `${address.slice(0, at + 1)}${new URL(`http://${address.slice(at + 1)}`).hostname}`
    : address
}

/** Fields of personal data; their error messages are in `validation.ts`. */
export const name = z.string().trim().min(nameMin).max(nameMax)
/**
 * Local part of RFC 5322 without quotes, and a domain of any script (RFC 5890), which is stored as
 * ASCII: `ana&rui@exämple.com` becomes `ana&rui@xn--exmple-cua.com`.
 */
export const email = z.email({ pattern: emailPattern }).max(emailMax).overwrite(asciiDomain)
export const company = z.string().trim().min(companyMin).max(companyMax)
/** Phone number of the site's country or a foreign one, in any notation. */
export const phone = z
  .string()
  .trim()
  .min(phoneMin)
  .max(phoneMax)
  .refine(isPhone, { params: { text: 'phone' } })
/** Password; the operation rejects those that are easy to guess. */
export const password = z.string().min(passwordMin).max(passwordMax)
/** Explicit consent. */
export const consent = z.literal(true)
/** Key generated once per form, so that a double click or retry stores one lead. */
export const idempotencyKey = z.uuid()

/** Answer to a form: a receipt number that the visitor can quote. */
export const receipt = z.strictObject({ receipt: z.string(), message: z.string() })

/** Country code, ISO 3166-1 alpha-2. */
export const country = z
  .string()
  .refine((code) => countryCodes.includes(code), { params: { text: 'unknownChoice' } })
/** Path of the page with the form. */
export const page = z.string().max(300).regex(/^\//).optional()
