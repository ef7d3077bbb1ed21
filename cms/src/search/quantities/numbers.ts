import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { decimalMarkOf, digitReadings } from '@vitrine/quantities/numbers'

/** Possible value of a written number, with its likelihood, 0 to 1. */
export interface NumberReading {
  value: number
  weight: number
}

/**
 * Values of a number as typed, most likely first; none for wrong groups. Where other readers ask,
 * the search takes both ways: `1.000` is a thousand in Portuguese, and one in English.
 */
export function readNumber(digits: string, locale: Locale): NumberReading[] {
  const readings = digitReadings(digits)
  const mark = decimalMarkOf(locales[locale].tag)
  // the first reading of an ambiguous number is the decimal one
  const [decimal, grouped] = readings.map(({ plain }) => Number(plain))
  if (decimal === undefined) return []
  if (grouped === undefined) return [{ value: decimal, weight: 1 }]
  return readings[0]?.mark === mark
    ? [
        { value: decimal, weight: 0.9 },
        { value: grouped, weight: 0.6 },
      ]
    : [
        { value: grouped, weight: 1 },
        { value: decimal, weight: 0.4 },
      ]
}
