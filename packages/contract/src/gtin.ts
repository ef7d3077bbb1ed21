/** The key under which a part number has its GTIN among its values. */
export const gtinKey = 'gtin'

/** Digits of the GTINs that there are (GS1 General Specifications): GTIN-8, -12, -13, -14. */
const lengths = new Set([8, 12, 13, 14])

/**
 * The last digit of a GTIN from those before it: weights 3 and 1 in turn from the right, up to the
 * next ten.
 */
export function gtinCheckDigit(body: string): number {
  const sum = [...body]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether it is a GTIN with a right check digit, written in digits alone. */
export function isGtin(text: string): boolean {
  return (
    /^\d+$/.test(text) &&
    lengths.has(text.length) &&
    gtinCheckDigit(text.slice(0, -1)) === Number(text.at(-1))
  )
}
