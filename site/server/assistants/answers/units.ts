import { ratioBetween, unitCode, unitOf, units } from '@vitrine/quantities/units'

/** Power of ten between two units; undefined for units of other quantities, and other factors. */
function powerBetween(from: string, to: string): number | undefined {
  const { multiply, add } = ratioBetween(from, to) ?? {}
  if (!multiply || add?.dividend !== 0n) return undefined
  const { dividend, divisor } = multiply
  const isWhole = dividend % divisor === 0n
  const power = String(isWhole ? dividend / divisor : divisor / dividend)
  const isPower = (isWhole || divisor % dividend === 0n) && /^10*$/.test(power)
  return isPower ? (power.length - 1) * (isWhole ? 1 : -1) : undefined
}

/** Units to which a unit is converted exactly, itself included. */
export function exactUnits(unit: string): string[] {
  const own = unitOf(unit)
  const others = units.filter((each) => each !== own && each.quantity === own?.quantity)
  return [
    unit,
    ...others.flatMap(({ symbol }) => (powerBetween(unit, symbol) === undefined ? [] : [symbol])),
  ]
}

/**
 * Value in another unit; undefined if the units are not of one quantity, or their factor is no power
 * of ten: only these keep the decimal figures by which values are compared. A unit may also be given
 * by its code of UN/ECE Recommendation 20.
 */
export function convertExactly(value: number, from: string, to: string): number | undefined {
  if (from.trim() === '') return undefined
  if (unitCode(to) === from.trim().toUpperCase()) return value
  const power = powerBetween(from, to)
  return power === undefined ? undefined : shifted(value, power)
}

/** Value times a power of ten, rounded once, as its decimal figures are read. */
function shifted(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}
