import { unitCode } from '@vitrine/contract/product/unit-codes'

/**
 * Units by quantity with their power of ten. Only powers of ten are converted, since these are exact
 * in decimal figures; inches, gauges and temperatures are not.
 */
const quantities: readonly Readonly<Record<string, number>>[] = [
  { nm: -9, µm: -6, mm: -3, cm: -2, dm: -1, m: 0, km: 3 },
  { 'mm²': -6, 'cm²': -4, 'dm²': -2, 'm²': 0 },
  { 'mm³': -9, 'cm³': -6, mL: -6, 'dm³': -3, L: -3, 'm³': 0 },
  { mg: -6, g: -3, kg: 0, t: 3 },
  { µA: -6, mA: -3, A: 0, kA: 3 },
  { µV: -6, mV: -3, V: 0, kV: 3 },
  { mW: -3, W: 0, kW: 3, MW: 6 },
  { VA: 0, kVA: 3, MVA: 6 },
  { µΩ: -6, mΩ: -3, Ω: 0, kΩ: 3, MΩ: 6 },
  { Hz: 0, kHz: 3, MHz: 6, GHz: 9 },
  { N: 0, daN: 1, kN: 3, MN: 6 },
  { N·cm: -2, N·m: 0, kN·m: 3 },
  { Pa: 0, hPa: 2, mbar: 2, kPa: 3, bar: 5, MPa: 6 },
  { µs: -6, ms: -3, s: 0 },
]

/** Other spellings of units, whole or of their parts. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ''],
  [/\^/g, ''],
  [/2$/, '²'],
  [/3$/, '³'],
  [/^[uμ](?=[a-zA-ZΩ])/, 'µ'],
  [/ohms?$/i, 'Ω'],
  [/Ω/g, 'Ω'],
  [/[.*⋅×](?=[a-z])/g, '·'],
  [/^(k?)Nm$/, '$1N·m'],
  [/^Ncm$/, 'N·cm'],
  [/^(m?)l$/, '$1L'],
]

/** Unit in its printed form: `mm2` is `mm²`. */
export function unitSpelled(unit: string): string {
  let spelled = unit.normalize('NFC').trim()
  for (const [pattern, text] of spellings) spelled = spelled.replace(pattern, text)
  return spelled
}

/** Units to which a unit is converted exactly, itself included. */
export function exactUnits(unit: string): string[] {
  const own = unitSpelled(unit)
  const quantity = quantities.find((units) => Object.hasOwn(units, own))
  return quantity ? [unit, ...Object.keys(quantity).filter((name) => name !== own)] : [unit]
}

/**
 * Value in another unit; undefined if the units are not of one quantity, or are not converted
 * exactly. A unit may also be given by its code of UN/ECE Recommendation 20.
 */
export function convertExactly(value: number, from: string, to: string): number | undefined {
  const [given, wanted] = [unitSpelled(from), unitSpelled(to)]
  if (given === wanted || unitCode(to) === from.trim().toUpperCase()) return value
  const units = quantities.find(
    (quantity) => Object.hasOwn(quantity, given) && Object.hasOwn(quantity, wanted),
  )
  const shift = (units?.[given] ?? NaN) - (units?.[wanted] ?? NaN)
  return Number.isNaN(shift) ? undefined : shifted(value, shift)
}

/** Value times a power of ten, rounded once, as its decimal figures are read. */
function shifted(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}
