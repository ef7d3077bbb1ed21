import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'
import type { Locale } from '@vitrine/configuration/locales'
import { fold } from '../words/fold.ts'
import type { Quantity } from './quantity.ts'
import { readQuantity } from './read-quantity.ts'
import { kinds, unitNamed } from './units.ts'
import { isNearest } from './wire-sizes.ts'

/** What a declaration says of an attribute's values. */
export type Declaration = Pick<Attribute, 'type' | 'unit' | 'choices' | 'filter'>

/** Quantities with a unit or form of their own in a text; bare numbers when there is nothing else. */
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
 * Quantities that a variant's value states, by its declaration alone: a number or range in the unit
 * declared, else what the choice's label or the text says (`M12`, `5/8"`, `4 AWG · Swan`, `2:1`).
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
  const unit = attribute.unit === null ? undefined : unitNamed(attribute.unit)
  const { kind, factor, imperial } = unit ?? { kind: 'number', factor: 1, imperial: false }
  const [min, max] = typeof value === 'number' ? [value, value] : value
  return [{ kind, min: min * factor, max: max * factor, imperial }]
}

/** Share by which equal values may differ: rounding of what is printed. */
const rounding = 0.005
/** Share by which inches and millimetres of one nominal size differ (8 ft is sold as 2,4 m). */
const acrossSystems = 0.04

/** Share by which a stud in inches and its metric neighbour differ (1/2" and M12). */
const acrossThreads = 0.06

const within = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * share

const isSpan = ({ min, max }: Quantity): boolean => max > min

/** Weight of a value within a span, or of a span that covers the one asked for. */
const covered = 0.85
/** Weight of what is nearest and never equal. */
const nearestWeight = 0.6

function compareSpans(asked: Quantity, measure: Quantity, equal: number): number {
  if (within(asked.min, measure.min, equal) && within(asked.max, measure.max, equal)) return 1
  const inside = asked.min >= measure.min * (1 - equal) && asked.max <= measure.max * (1 + equal)
  if (inside) return covered
  const around = measure.min >= asked.min && measure.max <= asked.max
  if (around) return covered * 0.9
  return measure.min <= asked.max && measure.max >= asked.min && isSpan(asked) ? 0.4 : 0
}

/** Weight of a gauge against a section, whichever was asked for: nearest at the most. */
function compareGauge(section: Quantity, gauge: Quantity): number {
  if (isSpan(section) && section.min <= gauge.min && gauge.max <= section.max) return nearestWeight
  if (isSpan(gauge) && gauge.min <= section.min && section.max <= gauge.max)
    return nearestWeight * 0.8
  return !isSpan(section) && !isSpan(gauge) && isNearest(section.min, gauge.min) ? nearestWeight : 0
}

/** Canonical values of 1 that a number without a unit may count, by kind, likeliest first. */
const scalesOfBare: Partial<Record<Quantity['kind'], readonly number[]>> = {
  mass: [1, 1000, 1e6],
  force: [1000],
  voltage: [1000, 1],
}
const lengthScales = { metric: [1, 1000], imperial: [25.4] } as const

/** Weight of a number without a unit, by the kind of the value; 0.7 for other kinds. */
const plausibleKinds: Partial<Record<Quantity['kind'], number>> = {
  section: 1,
  thread: 0.9,
  number: 0.9,
  gauge: 0,
  ratio: 0,
  level: 0,
  angle: 0.8,
}

const unscaled = [1]

/** Weight of a number without a unit against a value in the unit of its attribute. */
function compareBare(asked: Quantity, measure: Quantity): number {
  const plausible = plausibleKinds[measure.kind] ?? 0.7
  if (plausible === 0) return 0
  const scales =
    measure.kind === 'length'
      ? lengthScales[measure.imperial ? 'imperial' : 'metric']
      : (scalesOfBare[measure.kind] ?? unscaled)
  let best = 0
  for (const [index, scale] of scales.entries()) {
    // a bare number is read as metres only where it is small and the attribute reaches a metre
    if (measure.kind === 'length' && scale === 1000 && measure.max < 1000) continue
    const scaled = { ...asked, min: asked.min * scale, max: asked.max * scale }
    best = Math.max(best, compareSpans(scaled, measure, rounding) * (index === 0 ? 1 : 0.8))
  }
  return best * plausible
}

/** Ratings: who asks for 120 kN is served by 121. Nominal sizes are equal or they are not. */
const ratings: ReadonlySet<Quantity['kind']> = new Set(['force', 'mass', 'current', 'torque'])
const acrossRatings = 0.1

/** How well a measure is what was asked for: 1 equal, 0 not at all. */
export function compare(asked: Quantity, measure: Quantity): number {
  if (asked.kind === 'number' && measure.kind !== 'number') return compareBare(asked, measure)
  if (asked.kind === 'section' && measure.kind === 'gauge') return compareGauge(asked, measure)
  if (asked.kind === 'gauge' && measure.kind === 'section') return compareGauge(measure, asked)
  if (asked.kind === 'length' && measure.kind === 'thread')
    return asked.imperial ? compareSpans(asked, measure, acrossThreads) * nearestWeight : 0
  if (asked.kind !== measure.kind) return 0
  const equal = compareSpans(asked, measure, rounding)
  if (equal > 0) return equal
  const share =
    asked.imperial !== measure.imperial
      ? acrossSystems
      : ratings.has(asked.kind)
        ? acrossRatings
        : 0
  return share === 0 ? 0 : compareSpans(asked, measure, share) * nearestWeight
}

/**
 * Weight of an attribute among those that fit: what a list is filtered by is what people ask for. A
 * bare number needs that more than one that names its unit.
 */
const plausibility = (attribute: Pick<Declaration, 'filter'>, bare: boolean): number =>
  attribute.filter ? (bare ? 0.8 : 1) : bare ? 0.35 : 0.85

/**
 * Weight of a gauge in an attribute by which lists are not filtered, as a remark on the size: a range of it
 * counts less than the nearest section of an attribute that they are.
 */
const furtherGauge = 0.65

/** How well the quantities that a value states answer one asked for, 0 to 1. */
export const matchMeasures = (
  asked: Quantity,
  attribute: Pick<Declaration, 'filter'>,
  measures: readonly Quantity[],
): number => {
  let best = 0
  for (const measure of measures) best = Math.max(best, compare(asked, measure))
  const isFurtherGauge = asked.kind === 'gauge' && !attribute.filter
  return best * (isFurtherGauge ? furtherGauge : plausibility(attribute, asked.kind === 'number'))
}

/**
 * Whether a value only approximates the queried one, as the nearest mm² of an AWG size or the nearest
 * millimetres of inches. A range that contains the queried value is a match, not an approximation.
 */
export function isOnlyNearest(asked: readonly Quantity[], measures: readonly Quantity[]): boolean {
  const compared = asked.flatMap((quantity) =>
    measures.map((measure) => ({ measure, weight: compare(quantity, measure) })),
  )
  const best = Math.max(0, ...compared.map(({ weight }) => weight))
  return (
    best > 0 &&
    best <= nearestWeight &&
    compared.some(({ measure, weight }) => weight === best && !isSpan(measure))
  )
}

/** How well a variant's value answers a quantity, 0 to 1, by the attribute's declaration alone. */
export const matches = (
  asked: Quantity,
  attribute: Declaration,
  value: AttributeValue,
  locale: Locale,
): number => matchMeasures(asked, attribute, measuresOf(attribute, value, locale))

/** Kinds that a number without a unit may be of, with the scales of `compareBare`. */
const bareScales = (Object.keys(kinds) as Quantity['kind'][])
  .filter((kind) => kind !== 'gauge' && kind !== 'ratio' && kind !== 'level')
  .map((kind): [Quantity['kind'], readonly number[]] => [
    kind,
    kind === 'length'
      ? [...lengthScales.metric, ...lengthScales.imperial]
      : (scalesOfBare[kind] ?? [1]),
  ])

/**
 * Spans in which a measure lies for which `compare` may be above 0: what an index is asked for,
 * never narrower than the comparison.
 */
export function spansToCompare({ kind, min, max }: Quantity): Omit<Quantity, 'imperial'>[] {
  const around = (of: Quantity['kind'], share: number, scale = 1) => ({
    kind: of,
    min: min * scale * (1 - share),
    max: max * scale * (1 + share),
  })
  if (kind === 'number')
    return bareScales.flatMap(([of, scales]) =>
      scales.map((scale) => around(of, rounding * 2, scale)),
    )
  const widest = ratings.has(kind) ? acrossRatings : acrossSystems
  const same = around(kind, widest * 1.2)
  // neighbours of a table of sizes lie within a third of one another
  if (kind === 'section') return [same, around('gauge', 0.35)]
  if (kind === 'gauge') return [same, around('section', 0.35)]
  return kind === 'length' ? [same, around('thread', acrossThreads * 1.2)] : [same]
}
