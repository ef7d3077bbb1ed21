import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

/** Possible value of a written number, with its likelihood, 0 to 1. */
export interface NumberReading {
  value: number
  weight: number
}

const decimalSign = (locale: Locale): string =>
  new Intl.NumberFormat(locales[locale].tag)
    .formatToParts(1.5)
    .find((part) => part.type === 'decimal')?.value ?? '.'

const decimalSigns = Object.fromEntries(
  Object.keys(locales).map((code) => [code, decimalSign(code as Locale)]),
) as Record<Locale, string>

const withPoint = (digits: string, sign: string): number =>
  Number(
    digits
      .split(sign)
      .map((part) => part.replace(/[.,]/g, ''))
      .join('.'),
  )

/**
 * Values of a number as typed, most likely first. Both decimal marks are read in every locale,
 * since visitors copy from data sheets: `2,5` and `2.5` are two and a half everywhere. Only three
 * digits after a single mark are ambiguous: `1.000` is a thousand in Portuguese, and one in
 * English.
 */
export function readNumber(digits: string, locale: Locale): NumberReading[] {
  const signs = digits.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  if (last === undefined) return [{ value: Number(digits), weight: 1 }]
  if (signs.length > 1) {
    const decimal = signs.some((sign) => sign !== last) || !/^\d{1,3}([.,]\d{3})+$/.test(digits)
    return [
      { value: decimal ? withPoint(digits, last) : Number(digits.replace(/[.,]/g, '')), weight: 1 },
    ]
  }
  const decimal = withPoint(digits, last)
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return [{ value: decimal, weight: 1 }]
  const grouped = Number(digits.replace(/[.,]/g, ''))
  return last === decimalSigns[locale]
    ? [
        { value: decimal, weight: 0.9 },
        { value: grouped, weight: 0.6 },
      ]
    : [
        { value: grouped, weight: 1 },
        { value: decimal, weight: 0.4 },
      ]
}
