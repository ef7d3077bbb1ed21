/** Key of the GTIN among a variant's values. */
export const gtinKey = 'gtin'

/** Lengths of GTINs (GS1 General Specifications): GTIN-8, -12, -13, -14. */
const lengths = new Set([8, 12, 13, 14])

/**
 * Check digit for the other digits of a GTIN: weights 3 and 1 alternating from the right,
 * complement to a multiple of ten.
 */
export function gtinCheckDigit(body: string): number {
  const sum = [...body]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** True for a GTIN with the right check digit, digits only; zeros alone are none. */
export function isGtin(text: string): boolean {
  return (
    /^\d+$/.test(text) &&
    /[1-9]/.test(text) &&
    lengths.has(text.length) &&
    gtinCheckDigit(text.slice(0, -1)) === Number(text.at(-1))
  )
}

/**
 * A GTIN in every length that its leading zeros allow, longest first, as it may be stored or
 * printed.
 */
export function gtinForms(gtin: string): string[] {
  const digits = gtin.replace(/^0+/, '')
  return [...lengths]
    .filter((length) => length >= digits.length)
    .map((length) => digits.padStart(length, '0'))
    .toReversed()
}

/** Notations of a GTIN in a scanned text or a URL: element strings of GS1 and its Digital Link. */
const scanned: readonly RegExp[] = [
  /\(01\)\s*(\d{14})(?!\d)/,
  // without brackets: at the beginning, or after the separator FNC1
  /(?:^(?:\][a-z]\d)?|\u241D)01(\d{14})/i,
  /\/01\/(\d{12,14}|\d{8})(?=[/?#\s]|$)/,
]

/** GTIN of a scanned text or a Digital Link; undefined for any other text. */
export function scannedGtin(text: string): string | undefined {
  const trimmed = text
    .replaceAll('\u001D', '\u241D')
    .trim()
    .replace(/^\u241D/, '')
  return scanned
    .map((form) => form.exec(trimmed)?.[1])
    .find((digits) => digits !== undefined && isGtin(digits))
}

/**
 * GTIN of the single pieces of a pack, from the GTIN-14 of the pack, which has another indicator (1
 * to 8) and check digit. Undefined if the GTIN is not one of a pack.
 */
export function gtinOfPieces(gtin: string): string | undefined {
  if (!/^[1-8]\d{13}$/.test(gtin) || !isGtin(gtin)) return undefined
  const body = gtin.slice(1, -1)
  return `${body}${gtinCheckDigit(body)}`
}
