import { fractionOf, inverseOf, one, plus, sameRatio, times } from './decimal.ts'
import type { Fraction, Ratio } from './decimal.ts'

/**
 * Spellings, factor to the base unit of the quantity, and what is added for the zero of a
 * temperature. Only exact relations: areas of conductors in AWG and kcmil have none in mm².
 */
type UnitRow = readonly [spellings: string, factor: string, add?: string]

const quantities: readonly (readonly UnitRow[])[] = [
  [
    ['mm', '1'],
    ['cm', '10'],
    ['m', '1000'],
    ['in " ″ inch pol', '25.4'],
    ['ft ′', '304.8'],
  ],
  [
    ['mm² mm2', '1'],
    ['cm² cm2', '100'],
    ['m² m2', '1000000'],
    ['in² in2 sqin', '645.16'],
  ],
  [
    ['Nm', '1'],
    ['Ncm', '0.01'],
    ['kNm', '1000'],
    ['kgfm', '9.80665'],
    ['kgfcm', '0.0980665'],
    ['lbfin inlbf lbin inlb', '0.1129848290276167'],
    ['lbfft ftlbf lbft ftlb', '1.3558179483314004'],
  ],
  [
    ['N', '1'],
    ['kN', '1000'],
    ['kgf', '9.80665'],
    ['lbf', '4.4482216152605'],
  ],
  [
    ['g', '1'],
    ['mg', '0.001'],
    ['kg', '1000'],
    ['t', '1000000'],
    ['lb lbs', '453.59237'],
    ['oz', '28.349523125'],
  ],
  [
    ['K', '1'],
    ['°C ºC', '1', '273.15'],
  ],
  [
    ['V', '1'],
    ['mV', '0.001'],
    ['kV', '1000'],
  ],
  [
    ['A', '1'],
    ['mA', '0.001'],
    ['kA', '1000'],
  ],
  [
    ['W', '1'],
    ['kW', '1000'],
    ['MW', '1000000'],
  ],
  [
    ['Pa', '1'],
    ['kPa', '1000'],
    ['MPa', '1000000'],
    ['bar', '100000'],
  ],
  [
    ['Hz', '1'],
    ['kHz', '1000'],
    ['MHz', '1000000'],
  ],
]

/** Spelling without spaces and signs of multiplication; case matters (mV, MV). */
const plain = (unit: string): string => unit.replace(/[\s·⋅.*-]/gu, '')

const fraction = (text: string): Fraction => fractionOf(text) ?? one

interface Unit {
  quantity: number
  /** To the base unit. */
  ratio: Ratio
}

const units = new Map<string, Unit>(
  quantities.flatMap((rows, quantity) =>
    rows.flatMap(([spellings, factor, add = '0']) =>
      spellings
        .split(' ')
        .map((spelling): [string, Unit] => [
          spelling,
          { quantity, ratio: { multiply: fraction(factor), add: fraction(add) } },
        ]),
    ),
  ),
)

const celsius = units.get('°C')
/** 1 °F is 5/9 K, and its zero is 459.67 °F above the absolute one. */
if (celsius) {
  const multiply: Fraction = { dividend: 5n, divisor: 9n }
  const ratio = { multiply, add: times(fraction('459.67'), multiply) }
  for (const spelling of ['°F', 'ºF']) units.set(spelling, { ...celsius, ratio })
}

/**
 * Exact conversion between two units; undefined if there is none. A value that had no unit, or gets
 * none, stays as it is.
 */
export function ratioBetween(from: string | null, to: string | null): Ratio | undefined {
  if (!from || !to || plain(from) === plain(to)) return sameRatio
  const [source, target] = [units.get(plain(from)), units.get(plain(to))]
  if (!source || !target || source.quantity !== target.quantity) return undefined
  const back = inverseOf(target.ratio)
  return (
    back && {
      multiply: times(source.ratio.multiply, back.multiply),
      add: plus(times(source.ratio.add, back.multiply), back.add),
    }
  )
}
