import type { Locale } from '@vitrine/configuration/locales'
import { matchAt } from '../match-at.ts'
import { anyOf, inAllLanguages } from '../words/languages.ts'
import { readNumber } from './numbers.ts'
import { single, span } from './quantity.ts'
import type { QuantityReading } from './quantity.ts'
import { unit, unitsLike } from '@vitrine/quantities/units'
import type { Unit } from '@vitrine/quantities/units'
import {
  canonicalValue,
  isImperial,
  kindOf,
  patternOf,
  unitPattern,
  wordsOfUnits,
} from './units.ts'
import { threadSizes, threadsThrough } from './threads.ts'
import { awgSection, isNominalSection } from '@vitrine/quantities/wire-sizes'

/** Quantity at a position of a folded text. */
export interface FoundQuantity {
  end: number
  readings: QuantityReading[]
  /** True if the quantity has neither a unit nor a format that identifies its kind. */
  bare: boolean
}

const number = String.raw`\d+(?:[.,]\d+)*`
/** End of a word; `x` may follow if another number comes after it: `16x25`. */
const wordEnd = String.raw`(?![a-wyz0-9ω]|x(?!\s?(?:\d|m\s?\d)))`
/** Not followed by a thread: `95 m 12` is a section and a thread, not 95 meters. */
const noThreadAfter = String.raw`(?!\s?(?:${threadSizes.join('|')})(?![\d.,/"']))`
/** Not a speed: `5 m/s`; but `10 m/rolo` is a length. */
const noSpeedAfter = String.raw`(?!/(?:s|min)(?![a-z]))`
/** Not followed by a number: `10 a 16` is a range, not 10 amperes. */
const noSpanAfter = String.raw`(?!\s+\d)`
const unitAfter = String.raw`\s*(?<unit>m${noThreadAfter}${noSpeedAfter}${wordEnd}|a${noSpanAfter}${wordEnd}|(?!a${wordEnd}|m${noSpeedAfter}${wordEnd})(?:${unitPattern}))`
/**
 * Units of ratings. Spaces before the last three digits of a rating group digits (`1 000 A`),
 * because no other size precedes a rating.
 */
const ratingUnits = patternOf(wordsOfUnits('A V kV W kW N kN kgf daN kg'))
const bounded = String.raw`(?:(?<=["'°])|${wordEnd})`

const ofWord = anyOf(inAllLanguages(({ of }) => of))
const diameterWord = anyOf(inAllLanguages(({ diameters }) => diameters))
const rangeWord = anyOf([
  ...inAllLanguages(({ rangeTo }) => rangeTo),
  ...inAllLanguages(({ and }) => and),
])

const patterns = {
  ratio: new RegExp(String.raw`(?<value>\d{1,2}(?:[.,]\d)?)\s?:\s?1${wordEnd}`, 'y'),
  thread: new RegExp(
    String.raw`(?:\d\s?x\s?)?m\s?(?<size>${threadSizes.join('|')})(?:\s?x\s?\d+(?:[.,]\d+)?)?(?![a-z0-9/"]|[.,]\d|-[a-z0-9])`,
    'y',
  ),
  gaugeFirst: new RegExp(
    String.raw`(?:awg[\s:.-]{0,2}(?:(?:n[ro]?|no)\.?\s?°?\s?|#\s?)?|#\s?|n°\s?(?=\d/0))(?:(?<ought>[1-4])\s?/\s?0|(?<zeros>0{1,4})|(?<size>\d{1,2}))(?:[\s-]?awg)?${wordEnd}`,
    'y',
  ),
  ought: new RegExp(
    String.raw`(?:(?<size>[1-4])\s?/\s?0|(?<zeros>0{2,4})(?![.,]\d))(?:[\s-]?awg|\s?(?:ga|gauge)(?![a-z]))?${wordEnd}`,
    'y',
  ),
  // gauge identified only by its unit: `4-0 AWG`, `0 AWG`
  oughtNamed: new RegExp(
    String.raw`(?:(?<size>[1-4])\s?-\s?0|(?<zeros>0))[\s-]?awg${wordEnd}`,
    'y',
  ),
  fraction: new RegExp(
    String.raw`(?:(?<whole>\d)(?:\s+|[.-]|\s-\s))?(?<top>\d{1,2})/(?<bottom>2|4|8|16|32|64)(?!\d)(?:${unitAfter}${bounded})?${wordEnd}`,
    'y',
  ),
  // digit groups: `1 000 A`, `13 800 V`, `1 000 mm2`; but `50 120 mm2` is two sizes
  grouped: new RegExp(
    String.raw`(?<value>\d{1,3}(?:\s\d{3})*\s(?:000|\d{3}(?=\s*(?:${ratingUnits})${wordEnd})))(?:${unitAfter}${bounded})${wordEnd}`,
    'y',
  ),
  diameter: new RegExp(
    String.raw`ø\s?(?=\d)|${diameterWord}\.?:?\s?(?:${ofWord}\s)?(?=\d+(?:[.,]\d+)?(?:\s?mm)?(?![\d/a-z]))`,
    'y',
  ),
  plain: new RegExp(String.raw`(?<value>${number})(?:${unitAfter}${bounded})?${wordEnd}`, 'y'),
  between: new RegExp(String.raw`\s?(?:-|\.{2,3})\s?|\s${rangeWord}\s`, 'y'),
}

/**
 * Maximum whole inches before a fraction, without and with an inch mark: `1 1/2`, `4 1/2"`. Higher
 * numbers are a cable and its bolt: `10 3/8`, `50 3/8"`.
 */
const maxWholeInches = { bare: 3, signed: 5 } as const

/**
 * Readings of millimeters: a length or, since cable sections are often typed without the square, a
 * section. Both have equal weight if the number is a nominal section (`95 mm`); otherwise the
 * length has more (`96 mm`).
 */
const lengthOrSection = (value: number, weight: number): QuantityReading[] => [
  { quantity: single('length', value), weight: weight * 0.85 },
  {
    quantity: single('section', value),
    weight: weight * (isNominalSection(value) ? 0.85 : 0.4),
  },
]

const [millimeter, squareMeter, cubicMeter] = [unit('mm'), unit('m²'), unit('m³')]

/** Weight of a unit that is written alike without case, relative to the likelier one: `mw`. */
const ofUnlikelyUnit = 0.7

/** Units by folded name, as far as names were read. */
const namedUnits = new Map<string, readonly Unit[]>()

/** Units of a folded name, the likeliest first: of one quantity, or written in small letters. */
function unitsNamed(name: string): readonly Unit[] {
  const known = namedUnits.get(name)
  if (known) return known
  const [likeliest, ...others] = unitsLike(name)
  const isMeant = ({ quantity, symbols }: Unit): boolean =>
    quantity === likeliest?.quantity || symbols.includes(name)
  const named = likeliest ? [likeliest, ...others.filter(isMeant)] : []
  namedUnits.set(name, named)
  return named
}

function withUnit(value: number, weight: number, name: string): QuantityReading[] {
  return unitsNamed(name).flatMap((named, index) => {
    const likely = weight * (index === 0 ? 1 : ofUnlikelyUnit)
    if (named === millimeter) return lengthOrSection(value, likely)
    const quantity = single(kindOf(named), canonicalValue(value, named), isImperial(named))
    const thread = named === squareMeter ? 2 : named === cubicMeter ? 3 : undefined
    // `10 m3` may be ten of a thread
    return [
      { quantity, weight: likely },
      ...(thread === undefined
        ? []
        : [{ quantity: single('thread', thread), weight: likely * 0.9 }]),
    ]
  })
}

function readSingle(text: string, position: number, locale: Locale): FoundQuantity | undefined {
  const found = (match: RegExpExecArray, readings: QuantityReading[], bare = false) => ({
    end: match.index + match[0].length,
    readings,
    bare,
  })
  const ratio = matchAt(patterns.ratio, text, position)
  if (ratio?.groups?.['value'] !== undefined) {
    const [{ value } = { value: 0 }] = readNumber(ratio.groups['value'], locale)
    return found(ratio, [{ quantity: single('ratio', value), weight: 1 }])
  }
  const thread = matchAt(patterns.thread, text, position)
  if (thread) {
    const size = Number(thread.groups?.['size'])
    return found(thread, [{ quantity: single('thread', size), weight: 1 }])
  }
  const gauge = readGauge(text, position)
  if (gauge)
    return found(gauge.match, [{ quantity: single('gauge', awgSection(gauge.value)), weight: 1 }])
  const grouped = matchAt(patterns.grouped, text, position)
  if (grouped) {
    const { value = '', unit = '' } = grouped.groups ?? {}
    return found(grouped, withUnit(Number(value.replace(/\s/g, '')), 1, unit))
  }
  const diameter = matchAt(patterns.diameter, text, position)
  if (diameter) return readDiameter(text, diameter, locale)
  const fraction = matchAt(patterns.fraction, text, position)
  const inches = fraction && readFraction(fraction)
  if (fraction && inches) return found(fraction, inches)
  const plain = matchAt(patterns.plain, text, position)
  if (!plain) return undefined
  const { value: digits = '', unit } = plain.groups ?? {}
  const numbers = readNumber(digits, locale)
  return found(
    plain,
    numbers.flatMap(({ value, weight }) =>
      unit === undefined
        ? [{ quantity: single('number', value), weight }]
        : withUnit(value, weight, unit),
    ),
    unit === undefined,
  )
}

/** Gauge in AWG: a number, or the count of its zeros (`4/0`, `0000`). */
function readGauge(
  text: string,
  position: number,
): { match: RegExpExecArray; value: number } | undefined {
  const first = matchAt(patterns.gaugeFirst, text, position)
  if (first) {
    const { size, ought, zeros } = first.groups ?? {}
    return { match: first, value: size === undefined ? 1 - oughtsOf(ought, zeros) : Number(size) }
  }
  const match =
    matchAt(patterns.ought, text, position) ?? matchAt(patterns.oughtNamed, text, position)
  if (!match) return undefined
  const { size, zeros } = match.groups ?? {}
  return { match, value: 1 - oughtsOf(size, zeros) }
}

/** Quantity of a fraction (`3/8`): in its unit, otherwise in inches; undefined for a fraction that is no size (`3/2`, `40 1/2`). */
function readFraction({ groups = {} }: RegExpExecArray): QuantityReading[] | undefined {
  const { whole = '0', top, bottom, unit } = groups
  const max = maxWholeInches[unit === undefined ? 'bare' : 'signed']
  return Number(top) < Number(bottom) && Number(whole) <= max
    ? withUnit(
        Number(whole) + Number(top) / Number(bottom),
        unit === undefined ? 0.9 : 1,
        unit ?? '"',
      )
    : undefined
}

/** Number of zeros of a gauge: the number before the slash, or the count of zeros. */
const oughtsOf = (size: string | undefined, zeros: string | undefined): number =>
  size === undefined ? (zeros ?? '').length : Number(size)

/** Reads a diameter as a length and, for the size of a hole, as the thread that fits it. */
function readDiameter(text: string, sign: RegExpExecArray, locale: Locale): FoundQuantity {
  const from = sign.index + sign[0].length
  const size = readSingle(text, from, locale)
  if (size === undefined) return { end: from, readings: [], bare: true }
  if (!size.bare)
    return {
      ...size,
      readings: [
        ...size.readings.filter(({ quantity }) => quantity.kind !== 'section'),
        ...threadsThrough(size.readings),
      ],
    }
  const lengths = size.readings.map(({ quantity: { min }, weight }) => ({
    quantity: single('length', min),
    weight,
  }))
  return { ...size, bare: false, readings: [...lengths, ...threadsThrough(lengths)] }
}

/**
 * Readings of `from … to`: pairs of readings of the same kind, the lower value first (sizes of
 * gauges in any order).
 */
function spanReadings(from: FoundQuantity, to: FoundQuantity): QuantityReading[] {
  return to.readings.flatMap((upper) =>
    from.readings.flatMap((lower) => {
      const { kind } = upper.quantity
      if (lower.quantity.kind === kind) {
        const ordered = lower.quantity.min < upper.quantity.min || kind === 'gauge'
        return ordered
          ? [
              {
                quantity: span(lower.quantity, upper.quantity),
                weight: Math.min(lower.weight, upper.weight),
              },
            ]
          : []
      }
      return []
    }),
  )
}

/**
 * Quantity or range that begins at a position of a folded text; undefined if no number begins
 * there. Its readings are alternatives, most likely first.
 */
export function readQuantity(
  text: string,
  position: number,
  locale: Locale,
): FoundQuantity | undefined {
  const first = readSingle(text, position, locale)
  if (first === undefined) return undefined
  const between = matchAt(patterns.between, text, first.end)
  if (!between) return first
  const secondAt = first.end + between[0].length
  const second = readSingle(text, secondAt, locale)
  if (second === undefined) return first
  const unit = /^\d+(?:[.,]\d+)*$/.test(text.slice(position, first.end))
    ? unitOf(text.slice(secondAt, second.end))
    : undefined
  const from =
    unit === undefined ? first : readSingle(`${text.slice(position, first.end)} ${unit}`, 0, locale)
  const readings = from === undefined ? [] : spanReadings(from, second)
  return readings.length === 0
    ? first
    : { end: second.end, readings, bare: first.bare && second.bare }
}

const unitOf = (text: string): string | undefined =>
  matchAt(patterns.plain, text, 0)?.groups?.['unit']
