import { factorBetween, isAlsoWord, spellingsOf, unit, units } from '@vitrine/quantities/units'
import type { QuantityName, Unit } from '@vitrine/quantities/units'
import { fold } from '../words/fold.ts'
import { awgSection } from '@vitrine/quantities/wire-sizes'

/**
 * Kinds that are compared: the quantities of the units, and what is no unit. Gauges (AWG, kcmil) are
 * separate from sections, because they are never equal.
 */
export type Kind =
  | Exclude<QuantityName, 'area'>
  | 'section'
  | 'gauge'
  | 'thread'
  | 'ratio'
  | 'number'

/** Canonical units of quantities; for the others the first one with the factor 1. */
const canonicalUnits = ['bar', '°C', 'L'].map(unit)

const canonicalOf = (quantity: QuantityName): Unit | undefined =>
  [...canonicalUnits, ...units].find(
    (each) =>
      each.quantity === quantity &&
      (canonicalUnits.includes(each) ||
        each.relation?.multiply.dividend === each.relation?.multiply.divisor),
  )

/** Factors of units to the canonical one of their quantity. */
const factors = new Map(
  units.map((each) => [each, factorBetween(each, canonicalOf(each.quantity) ?? each)]),
)

const [inch, foot, awg] = [unit('in'), unit('ft'), unit('AWG')]

/** True for inches and feet, which only approximate metric sizes. */
export const isImperial = (named: Unit): boolean => named === inch || named === foot

/** Kind of a unit. */
export const kindOf = ({ quantity, relation }: Unit): Kind =>
  quantity !== 'area' ? quantity : relation?.turns === 0 ? 'section' : 'gauge'

/** Value of a unit in the canonical one of its kind: mm² for gauges. */
export function canonicalValue(value: number, named: Unit): number {
  if (named === awg) return awgSection(value)
  const { factor = 1, add = 0 } = factors.get(named) ?? {}
  return value * factor + add
}

/**
 * Spellings of one or two letters that are units directly behind a number, and before a hyphen
 * or a number; others are parts of codes more often (`15PA`, `6 PF-35`), and of one letter always (`10 S`).
 */
const shortUnits = new Set(
  (
    'a g l m n t u v w ' +
    'mm cm dm km um mt in ft pe kg mg gr tn tf lb oz kn mn kv mv ka ma kw mw hp cv hz nm db ru ml cc lt'
  ).split(' '),
)

const isCode = (folded: string): boolean => /^[a-z]{1,2}$/.test(folded) && !shortUnits.has(folded)

/** True for a folded spelling that is read behind a number, since it is no other word. */
const isReadBehind = (folded: string): boolean =>
  folded.length === 1 ? !isCode(folded) : /^(?:grad|pe|ru)$/.test(folded) || !isAlsoWord(folded)

/** Folded spellings of units that are read behind a number, of given symbols or of all. */
export const foldedSpellings = (some: readonly Unit[] = units): string[] =>
  [...new Set(some.flatMap(spellingsOf).map(fold))].filter(isReadBehind)

/** Folded spellings of units that are words, without signs and joints; `symbols`: separated by spaces. */
export const wordsOfUnits = (symbols: string): string[] =>
  foldedSpellings(symbols.split(' ').map(unit)).filter((word) => /^[a-z]+[23]?$/.test(word))

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Pattern of folded spellings, longest first: a joint may be a sign, a raised digit may have one. */
export const patternOf = (spellings: readonly string[]): string =>
  spellings
    .toSorted((a, b) => b.length - a.length)
    .map((spelling) =>
      escaped(spelling)
        .replaceAll('·', String.raw`[\s·.*-]?`)
        .replaceAll('_', String.raw`[\s.-]?`)
        .replaceAll('ω', '(?:ω|ohms?)')
        .replace(/(?<=[a-z])[23](?!\d)/g, String.raw`[\^.]?$&`),
    )
    .join('|')

const { codes = [], names = [] } = Object.groupBy(foldedSpellings(), (folded) =>
  isCode(folded) ? 'codes' : 'names',
)

/** Pattern of any unit after a number and the spaces behind it. */
export const unitPattern = String.raw`${patternOf(names)}|(?<=\s)(?:${patternOf(codes)})(?!-|\s\d)`
