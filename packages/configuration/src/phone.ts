import * as brazilian from './brazil/phone.ts'
import { countryPack } from './country-pack.ts'

/** Telephone numbers without rules of a country: digits, after `+` if `+` or `00` was typed. */
const neutral = {
  readPhone: (text: string): string =>
    (/^\s*(\+|00)/.test(text) ? '+' : '') + text.replace(/\D/g, '').replace(/^00/, ''),
  /** 6 to 15 digits (E.164), in common notations. */
  isPhone: (text: string): boolean =>
    /^\+?[\d\s()./-]+$/.test(text.trim()) && /^\+?\d{6,15}$/.test(neutral.readPhone(text)),
  formatPhone: (text: string): string => text.trim(),
}

/** Telephone rules of the site's country. */
const own = countryPack === 'brazil' ? brazilian : neutral

/** Word or sign before an extension, in the languages of the site and of neighboring countries. */
const extension =
  /(?:\bramal|\banexo|\binterno|\bext(?:ension|ensión|ensão|\b)\.?|\bx|\br\.|\bdurchwahl|\bnebenstelle|#)\s?[.:]?\s?(\d{1,6})\s*$/i

/**
 * Splits a telephone number from its extension, as typed and in digits: `(11) 3333-4444 ramal 21`.
 */
function splitExtension(text: string): {
  number: string
  typed: string
  digits: string | undefined
} {
  const found = extension.exec(text)
  if (found === null) return { number: text, typed: '', digits: undefined }
  let end = found.index
  while (end > 0 && ' ,;/-'.includes(text.charAt(end - 1))) end -= 1
  return { number: text.slice(0, end), typed: text.slice(end).trimEnd(), digits: found[1] }
}

/** Stored form: the normalized number, with `;ext=` before the extension (RFC 3966). */
export function readPhone(text: string): string {
  const { number, digits } = splitExtension(text)
  return own.readPhone(number) + (digits === undefined ? '' : `;ext=${digits}`)
}

/** True for a valid number, with or without an extension. */
export const isPhone = (text: string): boolean => own.isPhone(splitExtension(text).number)

/** Number in the notation of the site's country, and the extension as typed. */
export function formatPhone(text: string): string {
  const { number, typed, digits } = splitExtension(text)
  return own.formatPhone(number) + (digits === undefined ? '' : typed)
}
