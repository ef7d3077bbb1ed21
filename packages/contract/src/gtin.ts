/** Key of the GTIN among a variant's values. */
export const gtinKey = 'gtin'

/** Lengths of GTINs (GS1 General Specifications): GTIN-8, -12, -13, -14. */
const lengths = new Set([8, 12, 13, 14])

/**
 * Check digit of a GTIN's other digits: weights 3 and 1 alternating from the right, complement to a
 * multiple of ten.
 */
export function gtinCheckDigit(body: string): number {
  const sum = [...body]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether a text is a GTIN with the right check digit, digits only. */
export function isGtin(text: string): boolean {
  return (
    /^\d+$/.test(text) &&
    lengths.has(text.length) &&
    gtinCheckDigit(text.slice(0, -1)) === Number(text.at(-1))
  )
}

/** A GTIN in every length that its zeros allow, the longest first: what may be stored, or printed. */
export function gtinForms(gtin: string): string[] {
  const digits = gtin.replace(/^0+/, '')
  return [...lengths]
    .filter((length) => length >= digits.length)
    .map((length) => digits.padStart(length, '0'))
    .toReversed()
}
