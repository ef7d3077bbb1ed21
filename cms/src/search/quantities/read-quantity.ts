import type { Locale } from '@vitrine/contract/locales'
import { matchAt } from '../match-at.ts'
import { readNumber } from './numbers.ts'
import { single, span } from './quantity.ts'
import type { QuantityReading } from './quantity.ts'
import { unitNamed, unitPattern } from './units.ts'
import { awgSection, isNominalSection, kcmilSection } from './wire-sizes.ts'

/** Quantity found at a position of a folded text. */
export interface FoundQuantity {
  end: number
  readings: QuantityReading[]
  /** Without unit, sign or form that says what it measures. */
  bare: boolean
}

const threads = [
  2, 2.5, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 25, 27, 30, 32, 36, 40, 50, 63,
]
const number = String.raw`\d+(?:[.,]\d+)*`
/** `16x25`: another number may follow the sign. */
const wordEnd = String.raw`(?![a-wyz0-9]|x(?!\s?(?:\d|m\s?\d)))`
/** `95 m 12` is a section and a thread, not 95 metres. */
const noThreadAfter = String.raw`(?!\s?(?:${threads.join('|')})(?![\d.,/"']))`
/** `10 a 16` is a range, not 10 amperes. */
const noSpanAfter = String.raw`(?!\s+\d)`
const unitAfter = String.raw`\s*(?<unit>m${noThreadAfter}${wordEnd}|a${noSpanAfter}${wordEnd}|(?![ma]${wordEnd})(?:${unitPattern}))`
const bounded = String.raw`(?:(?<=["'°])|${wordEnd})`

const patterns = {
  ratio: new RegExp(String.raw`(?<value>\d{1,2}(?:[.,]\d)?)\s?:\s?1${wordEnd}`, 'y'),
  thread: new RegExp(
    String.raw`(?:\d\s?x\s?)?m\s?(?<size>${threads.join('|')})(?:\s?x\s?\d+(?:[.,]\d+)?)?(?![a-z0-9/"]|[.,]\d|-[a-z0-9])`,
    'y',
  ),
  gaugeFirst: new RegExp(
    String.raw`(?:awg\s?(?:n[o°]?\.?\s?)?|#\s?)(?<size>\d)(?<ought>/0)?(?<more>\d)?${wordEnd}`,
    'y',
  ),
  ought: new RegExp(String.raw`(?<size>[1-4])/0(?:\s*awg)?${wordEnd}`, 'y'),
  fraction: new RegExp(
    String.raw`(?:(?<whole>\d)(?:\s+|[.-]|\s-\s))?(?<top>\d{1,2})/(?<bottom>2|4|8|16|32|64)(?!\d)(?:${unitAfter}${bounded})?${wordEnd}`,
    'y',
  ),
  plain: new RegExp(String.raw`(?<value>${number})(?:${unitAfter}${bounded})?${wordEnd}`, 'y'),
  between: /\s?(?:-|\.{2,3})\s?|\s(?:a|ao|ate|to|until|hasta|e|y|and)\s/y,
}

/**
 * Largest whole inches before a fraction, without and with a sign of inches: `1 1/2`, `4 1/2"`. More is
 * a cable and its bolt: `10 3/8`, `50 3/8"`.
 */
const mostWholeInches = { bare: 3, signed: 5 } as const

/** `95 mm` is mostly said for a cable of 95 mm², which is a nominal section; `96 mm` is a length. */
const lengthOrSection = (value: number, weight: number): QuantityReading[] => [
  { quantity: single('length', value), weight: weight * 0.85 },
  {
    quantity: single('section', value),
    weight: weight * (isNominalSection(value) ? 0.85 : 0.4),
  },
]

function withUnit(value: number, weight: number, name: string): QuantityReading[] {
  const unit = unitNamed(name)
  if (unit === undefined) return []
  if (unit.kind === 'gauge') {
    const section = unit.factor === 1 ? awgSection(value) : kcmilSection(value)
    return [{ quantity: single('gauge', section), weight }]
  }
  if (unit.kind === 'length' && unit.factor === 1) return lengthOrSection(value, weight)
  return [{ quantity: single(unit.kind, value * unit.factor, unit.imperial), weight }]
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
  const gauge = matchAt(patterns.gaugeFirst, text, position)
  if (gauge) {
    const { size, ought, more = '' } = gauge.groups ?? {}
    const value = ought === undefined ? Number(`${size}${more}`) : 1 - Number(size)
    return found(gauge, [{ quantity: single('gauge', awgSection(value)), weight: 1 }])
  }
  const ought = matchAt(patterns.ought, text, position)
  if (ought) {
    const size = 1 - Number(ought.groups?.['size'])
    return found(ought, [{ quantity: single('gauge', awgSection(size)), weight: 1 }])
  }
  const fraction = matchAt(patterns.fraction, text, position)
  if (fraction) {
    const { whole = '0', top, bottom, unit } = fraction.groups ?? {}
    const value = Number(whole) + Number(top) / Number(bottom)
    const name = unit ?? '"'
    const most = mostWholeInches[unit === undefined ? 'bare' : 'signed']
    if (Number(top) < Number(bottom) && Number(whole) <= most)
      return found(fraction, withUnit(value, unit === undefined ? 0.9 : 1, name))
  }
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

/** Readings of `from … to`: a bare end takes the unit of the other (`10 a 16 mm²`). */
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
 * Quantity that begins at a position of a folded text, ranges included; undefined where no number
 * begins. Readings are alternatives, likeliest first.
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
