/** Fictional company prefix in the range of GS1 Brasil (789). */
const company = '7899990'

/** Check digit of a GTIN: weights 3 and 1 in turn, beginning with 3 at the right. */
export function checkDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/**
 * GTIN-13 of the nth variant (from 1) of a family. It contains the family's number, so sizes of
 * other families do not change it.
 */
export function gtin13(family: number, ordinal: number): string {
  if (family > 999 || ordinal > 99)
    throw new Error(`No GTIN for variant ${ordinal} of family ${family}`)
  const digits = `${company}${String(family).padStart(3, '0')}${String(ordinal).padStart(2, '0')}`
  return `${digits}${checkDigit(digits)}`
}
