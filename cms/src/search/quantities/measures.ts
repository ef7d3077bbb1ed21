import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'
import type { Locale } from '@vitrine/configuration/locales'
import { declaredUnit } from '@vitrine/quantities/units'
import { fold } from '../words/fold.ts'
import type { Quantity } from './quantity.ts'
import { readQuantity } from './read-quantity.ts'
import { canonicalValue, isImperial, kindOf } from './units.ts'
import type { Kind } from './units.ts'
import { isNearest } from '@vitrine/quantities/wire-sizes'

/** Declaration of an attribute, as far as its values are compared. */
export type Declaration = Pick<Attribute, 'type' | 'unit' | 'choices' | 'filter'>

/**
 * Quantities in a text that have a unit or an unambiguous format; a bare number only if it is the
 * whole text.
 */
export function quantitiesIn(text: string, locale: Locale): Quantity[] {
  const folded = fold(text).trim()
  const found: Quantity[] = []
  let onlyBare: Quantity[] | undefined
  for (let position = 0; position < folded.length;) {
    const begins = position === 0 || !/[a-z0-9]/.test(folded[position - 1] ?? '')
    const quantity = begins ? readQuantity(folded, position, locale) : undefined
    if (quantity === undefined) {
      position += 1
      continue
    }
    const read = quantity.readings
      .filter(({ weight }, index) => index === 0 || weight >= 0.8)
      .map((reading) => reading.quantity)
    if (!quantity.bare) found.push(...read)
    else if (position === 0 && quantity.end === folded.length) onlyBare = read
    position = quantity.end
  }
  return found.length > 0 ? found : (onlyBare ?? [])
}

/**
 * Quantities of a variant's value, by its declaration: a number or range in the declared unit;
 * and, if a number
 * without a unit is not read in that one, as a plain number too; otherwise the quantities in the choice's label or the text (`M12`, `5/8"`, `4 AWG · Swan`,
 * `2:1`).
 */
export function measuresOf(
  attribute: Declaration,
  value: AttributeValue,
  locale: Locale,
): Quantity[] {
  if (value === null || typeof value === 'boolean') return []
  if (typeof value === 'string') {
    const label = attribute.choices.find((choice) => choice.value === value)?.label ?? value
    return quantitiesIn(label, locale)
  }
  const [min, max] = typeof value === 'number' ? [value, value] : value
  const number: Quantity = { kind: 'number', min, max, imperial: false }
  const unit = attribute.unit === null ? undefined : declaredUnit(attribute.unit)
  if (unit === undefined) return [number]
  const [from, to] = [canonicalValue(min, unit), canonicalValue(max, unit)]
  const measure = {
    kind: kindOf(unit),
    min: Math.min(from, to),
    max: Math.max(from, to),
    imperial: isImperial(unit),
  }
  return isReadBare(measure.kind, canonicalValue(1, unit)) ? [measure] : [measure, number]
}

/** Relative difference of values that count as equal, because printed values are rounded. */
const rounding = 0.005
/**
 * Relative difference between inches and millimeters of the same nominal size (8 ft is sold as 2,4
 * m).
 */
const acrossSystems = 0.04

/** Relative difference between a stud in inches and its metric neighbor (1/2" and M12). */
const acrossThreads = 0.06

/**
 * True if a metric value is inches or feet as they are printed, rounded to its last digit: 1,829 and
 * 1,830 mm are 6 ft, 1,825 mm is only near.
 */
function isRounded(metric: number, exact: number): boolean {
  let step = 1000
  while (step > 0.001 && Math.abs(Math.round(metric / step) * step - metric) > metric * 1e-9)
    step /= 10
  return Math.abs(metric - exact) <= step * 0.500001
}

const isRoundedSpan = (metric: Quantity, exact: Quantity): boolean =>
  isRounded(metric.min, exact.min) && isRounded(metric.max, exact.max)

const within = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * share

const isSpan = ({ min, max }: Quantity): boolean => max > min

/** Weight of a value inside a range, or of a range that contains the queried one. */
const covered = 0.85
/** Weight of the nearest value, which is never equal. */
const nearestWeight = 0.6

function compareSpans(queried: Quantity, measure: Quantity, equal: number): number {
  if (within(queried.min, measure.min, equal) && within(queried.max, measure.max, equal)) return 1
  const inside =
    queried.min >= measure.min * (1 - equal) && queried.max <= measure.max * (1 + equal)
  if (inside) return covered
  const around = measure.min >= queried.min && measure.max <= queried.max
  if (around) return covered * 0.9
  return measure.min <= queried.max && measure.max >= queried.min && isSpan(queried) ? 0.4 : 0
}

/**
 * Weight of a match between a gauge (AWG) and a section (mm²); either may be the queried one. At most
 * the weight of the nearest value, because they are never exactly equal.
 */
function compareGauge(section: Quantity, gauge: Quantity): number {
  if (isSpan(section) && section.min <= gauge.min && gauge.max <= section.max) return nearestWeight
  if (isSpan(gauge) && gauge.min <= section.min && section.max <= gauge.max)
    return nearestWeight * 0.8
  return !isSpan(section) && !isSpan(gauge) && isNearest(section.min, gauge.min) ? nearestWeight : 0
}

/**
 * Possible units of a number without a unit, as factors to the canonical unit, most likely first.
 */
const scalesOfBare: Partial<Record<Kind, readonly number[]>> = {
  section: [1],
  thread: [1],
  length: [1, 1000, 25.4],
  mass: [1, 1000, 1e6],
  force: [1000],
  voltage: [1000, 1],
  current: [1],
  torque: [1],
  pressure: [1],
  temperature: [1],
  angle: [1],
  volume: [1],
  rackUnits: [1],
  number: [1],
}
const lengthScales = { metric: [1, 1000], imperial: [25.4] } as const

/** Weight of a number without a unit, by the kind of the compared value; 0.7 for other kinds. */
const plausibleKinds: Partial<Record<Kind, number>> = {
  section: 1,
  thread: 0.9,
  number: 0.9,
  angle: 0.8,
}

/** Kinds that are never stated without a unit. */
const neverBare: ReadonlySet<Kind> = new Set(['gauge', 'ratio', 'level'])

/** True if a number without a unit is read in a unit of this factor, or never in the kind. */
const isReadBare = (kind: Kind, factor: number): boolean =>
  neverBare.has(kind) || scalesOfBare[kind]?.includes(factor) === true

/** Weight of a number without a unit compared with a value in the unit of its attribute. */
function compareBare(queried: Quantity, measure: Quantity): number {
  const plausible = plausibleKinds[measure.kind] ?? 0.7
  const scales =
    measure.kind === 'length'
      ? lengthScales[measure.imperial ? 'imperial' : 'metric']
      : (scalesOfBare[measure.kind] ?? [])
  let best = 0
  for (const [index, scale] of scales.entries()) {
    // read as meters only if the attribute has values of at least one meter
    if (measure.kind === 'length' && scale === 1000 && measure.max < 1000) continue
    const scaled = { ...queried, min: queried.min * scale, max: queried.max * scale }
    best = Math.max(best, compareSpans(scaled, measure, rounding) * (index === 0 ? 1 : 0.8))
  }
  return best * plausible
}

/**
 * Kinds of ratings, of which a higher value is sufficient (121 kN for 120 kN); nominal sizes must
 * be equal.
 */
const ratings: ReadonlySet<Quantity['kind']> = new Set(['force', 'mass', 'current', 'torque'])
const acrossRatings = 0.1

/**
 * Similarity of a measure to a thread in inches: of inches, or the nearest metric thread; a length in
 * millimeters is no thread.
 */
function compareImperialThread(queried: Quantity, measure: Quantity): number {
  if (measure.kind === 'thread')
    return compareSpans(queried, measure, acrossThreads) * nearestWeight
  return measure.kind === 'length' && measure.imperial
    ? compareSpans(queried, measure, rounding)
    : 0
}

const isRoundedValue = (queried: Quantity, measure: Quantity): boolean =>
  measure.imperial ? isRoundedSpan(queried, measure) : isRoundedSpan(measure, queried)

/** Similarity of a measure to the queried quantity: 1 equal, 0 not at all. */
export function compare(queried: Quantity, measure: Quantity): number {
  if (queried.kind === 'number' && measure.kind !== 'number') return compareBare(queried, measure)
  if (queried.kind === 'section' && measure.kind === 'gauge') return compareGauge(queried, measure)
  if (queried.kind === 'gauge' && measure.kind === 'section') return compareGauge(measure, queried)
  if (queried.kind === 'thread' && queried.imperial) return compareImperialThread(queried, measure)
  if (queried.kind === 'length' && measure.kind === 'thread')
    return queried.imperial ? compareSpans(queried, measure, acrossThreads) * nearestWeight : 0
  if (queried.kind !== measure.kind) return 0
  const isAcross = queried.imperial !== measure.imperial
  const equal = compareSpans(queried, measure, rounding)
  const isNear = equal === 1 && isAcross && !isRoundedValue(queried, measure)
  if (equal > 0 && !isNear) return equal
  const share = isAcross ? acrossSystems : ratings.has(queried.kind) ? acrossRatings : 0
  return share === 0 ? 0 : compareSpans(queried, measure, share) * nearestWeight
}

/**
 * Weight of an attribute among the matching ones: filterable attributes are searched most. The
 * difference is larger for a number without a unit.
 */
const plausibility = (attribute: Pick<Declaration, 'filter'>, bare: boolean): number =>
  attribute.filter ? (bare ? 0.8 : 1) : bare ? 0.35 : 0.85

/**
 * Weight of a gauge in an attribute that is not filterable: such a gauge is a remark on the size,
 * and weighs less than the nearest section of a filterable attribute.
 */
const furtherGauge = 0.65

/** Similarity of a value's quantities to the queried one, 0 to 1. */
export const matchMeasures = (
  queried: Quantity,
  attribute: Pick<Declaration, 'filter'>,
  measures: readonly Quantity[],
): number => {
  let best = 0
  for (const measure of measures) best = Math.max(best, compare(queried, measure))
  const isFurtherGauge = queried.kind === 'gauge' && !attribute.filter
  return best * (isFurtherGauge ? furtherGauge : plausibility(attribute, queried.kind === 'number'))
}

/**
 * True if a value only approximates the queried one, such as the nearest mm² of an AWG size or the
 * nearest millimeters of inches. A range that contains the queried value is a match, not an
 * approximation.
 */
export function isOnlyNearest(
  queried: readonly Quantity[],
  measures: readonly Quantity[],
): boolean {
  const compared = queried.flatMap((quantity) =>
    measures.map((measure) => ({ measure, weight: compare(quantity, measure) })),
  )
  const best = Math.max(0, ...compared.map(({ weight }) => weight))
  return (
    best > 0 &&
    best <= nearestWeight &&
    compared.some(({ measure, weight }) => weight === best && !isSpan(measure))
  )
}

/** Similarity of a variant's value to a quantity, 0 to 1, by the attribute's declaration. */
export const matches = (
  queried: Quantity,
  attribute: Declaration,
  value: AttributeValue,
  locale: Locale,
): number => matchMeasures(queried, attribute, measuresOf(attribute, value, locale))

/**
 * Ranges that contain every measure for which `compare` may be above 0. Used for index queries,
 * which must not be narrower than the comparison.
 */
export function spansToCompare({
  kind,
  min,
  max,
  imperial,
}: Quantity): Omit<Quantity, 'imperial'>[] {
  const around = (of: Quantity['kind'], share: number, scale = 1) => ({
    kind: of,
    min: min * scale * (1 - share),
    max: max * scale * (1 + share),
  })
  if (kind === 'number')
    return Object.entries(scalesOfBare).flatMap(([of, scales]) =>
      scales.map((scale) => around(of as Kind, rounding * 2, scale)),
    )
  const widest = ratings.has(kind) ? acrossRatings : acrossSystems
  const same = around(kind, widest * 1.2)
  // neighbors in the table of sizes differ by less than a third
  if (kind === 'section') return [same, around('gauge', 0.35)]
  if (kind === 'gauge') return [same, around('section', 0.35)]
  if (kind === 'thread' && imperial)
    return [around('thread', acrossThreads * 1.2), around('length', rounding * 2)]
  return kind === 'length' ? [same, around('thread', acrossThreads * 1.2)] : [same]
}
