/** Rational number in exact arithmetic; the divisor is positive. */
export interface Fraction {
  dividend: bigint
  divisor: bigint
}

/** Digits after the point of a conversion without a declared number of them. */
export const freeDecimals = 6

const zero: Fraction = { dividend: 0n, divisor: 1n }
export const one: Fraction = { dividend: 1n, divisor: 1n }

/** Maximum power of ten of a number that is converted. */
const maxExponent = 30

/** Number written with a point, with or without an exponent; undefined for other texts. */
export function fractionOf(text: string): Fraction | undefined {
  const [, sign, whole = '', decimals = '', power = '0'] =
    /^(-?)(\d{1,30})(?:\.(\d{1,30}))?(?:e([+-]?\d{1,3}))?$/.exec(text) ?? []
  const exponent = Number(power) - decimals.length
  if (sign === undefined || Math.abs(exponent) > maxExponent) return undefined
  const digits = BigInt(`${sign}${whole}${decimals}`)
  return exponent >= 0
    ? { dividend: digits * 10n ** BigInt(exponent), divisor: 1n }
    : { dividend: digits, divisor: 10n ** BigInt(-exponent) }
}

export const times = (a: Fraction, b: Fraction): Fraction => ({
  dividend: a.dividend * b.dividend,
  divisor: a.divisor * b.divisor,
})

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  dividend: a.dividend * b.divisor + b.dividend * a.divisor,
  divisor: a.divisor * b.divisor,
})

export const negative = ({ dividend, divisor }: Fraction): Fraction => ({
  dividend: -dividend,
  divisor,
})

/** Reciprocal; undefined for 0. */
export function reciprocal({ dividend, divisor }: Fraction): Fraction | undefined {
  if (dividend === 0n) return undefined
  return dividend < 0n
    ? { dividend: -divisor, divisor: -dividend }
    : { dividend: divisor, divisor: dividend }
}

/** Linear conversion: a value is multiplied, then added to. */
export interface Ratio {
  multiply: Fraction
  add: Fraction
}

export const sameRatio: Ratio = { multiply: one, add: zero }

/** Ratio in the other direction; undefined if it multiplies by 0. */
export function inverseOf({ multiply, add }: Ratio): Ratio | undefined {
  const back = reciprocal(multiply)
  return back && { multiply: back, add: negative(times(add, back)) }
}

/** Rounded number and whether it is the exact one; halves are rounded away from zero. */
export function rounded(
  { dividend, divisor }: Fraction,
  decimals: number,
): { value: number; isExact: boolean } {
  const scaled = dividend * 10n ** BigInt(decimals)
  const isNegative = scaled < 0n
  const size = isNegative ? -scaled : scaled
  const digits = String((2n * size + divisor) / (2n * divisor)).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const text = `${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ''}`
  const value = Number(text)
  return { value: isNegative && value !== 0 ? -value : value, isExact: scaled % divisor === 0n }
}

/** Number by a ratio, rounded; undefined for a number that is out of range. */
export function convertNumber(
  value: number,
  { multiply, add }: Ratio,
  decimals: number | null,
): { value: number; isExact: boolean } | undefined {
  const exact = fractionOf(String(value))
  return exact && rounded(plus(times(exact, multiply), add), decimals ?? freeDecimals)
}
