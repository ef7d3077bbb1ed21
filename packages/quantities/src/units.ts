import { fractionOf, inverseOf, plus, reciprocal, sameRatio, times } from './exact.ts'
import type { Fraction, Ratio } from './exact.ts'
import { unitRows } from './unit-rows.ts'
import type { QuantityName } from './unit-rows.ts'

export type { QuantityName }

/** Languages of the names, in the order of their columns. */
const languages = ['pt', 'en', 'es', 'de'] as const

/** Relation of a unit to the base of its quantity: a ratio, times a power of π. */
interface Relation extends Ratio {
  turns: -1 | 0 | 1
}

export interface Unit {
  /** Spelling in which the unit is stored and printed. */
  symbol: string
  quantity: QuantityName
  /** Undefined for a unit without a linear relation (AWG). */
  relation: Relation | undefined
  /** Code of UN/ECE Recommendation 20; undefined if it has none. */
  code: string | undefined
  /** Symbols, the first of them `symbol`; `·` and `_` are joints. */
  symbols: readonly string[]
  /** Names by language. */
  names: Readonly<Record<(typeof languages)[number], readonly string[]>>
}

/** Quotient of decimals, without the sign π. */
function quotient(text: string): Fraction {
  const [above = '', below = '1'] = text.split('/')
  const [dividend, divisor] = [above, below].map((part) => fractionOf(part.replace('π', '') || '1'))
  const back = divisor && reciprocal(divisor)
  if (!dividend || !back) throw new Error(`“${text}” is no factor of a unit.`)
  return times(dividend, back)
}

function relationOf(text: string): Relation | undefined {
  if (text === '') return undefined
  const [factor = '', zeroPoint = '0'] = text.split('+')
  const turns = factor.endsWith('/π') ? -1 : factor.endsWith('π') ? 1 : 0
  return { multiply: quotient(factor), add: quotient(zeroPoint), turns }
}

const words = (cell = ''): string[] => cell.split(/\s+/).filter(Boolean)

function unitOfRow(quantity: QuantityName, row: string): Unit {
  const [symbol = '', factor = '', code, others, ...named] = row
    .split('|')
    .map((cell) => cell.trim())
  const [pt = [], en = [], es = [], de = []] = languages.map((_, at) => words(named[at]))
  return {
    symbol: symbol.replaceAll('_', ' '),
    quantity,
    relation: relationOf(factor),
    code: code || undefined,
    symbols: [symbol, ...words(others)],
    names: { pt, en, es, de },
  }
}

const rowsOf = (text: string): string[] => text.split('\n').filter((row) => row.trim() !== '')

/** All units, in the order of their rows. */
export const units: readonly Unit[] = Object.entries(unitRows).flatMap(([quantity, rows]) =>
  rowsOf(rows).map((row) => unitOfRow(quantity as QuantityName, row)),
)

/** Names of a unit in all languages, each once. */
export const namesOf = ({ names }: Unit): string[] => [...new Set(Object.values(names).flat())]

/** All spellings of a unit, symbols first; `·` and `_` are joints. */
export const spellingsOf = (unit: Unit): string[] => [
  ...new Set([...unit.symbols, ...namesOf(unit)]),
]

/** Characters of a text that may be a unit. */
const maxText = 60

/**
 * Form in which spellings are compared: one sign for each joint, inch, foot, ohm, µ and dash; plain
 * digits for raised ones; no period at the end, no invisible characters. The case stays.
 */
export const unitKey = (text: string): string => (text.length > maxText ? text : keyOf(text))

const keyOf = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s(?=[²³])/gu, '')
    .replaceAll('º', '°')
    .replace(/[“”″]|['’′´]{2}/g, '"')
    .replace(/[’′´]/g, "'")
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('μ', 'u')
    .replace(/ohms?/giu, 'Ω')
    .replace(/[\^.](?=[23])/g, '')
    .replace(/(?<=\p{L})\s?[\s·⋅.*×_-]\s?(?=\p{L})/gu, '·')
    .replace(/\s?\/\s?/gu, '/')
    .replace(/(?<=\d)[\s_](?=\p{L})/gu, '')
    .trim()
    .replace(/\.$/, '')

/** Key of a name: without case and accents. */
const nameKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

const bySymbol = new Map<string, Unit>()
const bySpelling = new Map<string, Unit[]>()
const byName = new Map<string, Unit[]>()
const byLetters = new Map<string, Unit[]>()

function add(index: Map<string, Unit[]>, key: string, unit: Unit): void {
  const known = index.get(key) ?? []
  if (!known.includes(unit)) index.set(key, [...known, unit])
}

/** A key with its joints, and without them. */
const keysOf = (spelling: string): string[] => {
  const key = unitKey(spelling)
  return [key, key.replaceAll('·', '')]
}

for (const unit of units) {
  for (const key of keysOf(unit.symbol)) bySymbol.set(key, unit)
  for (const key of unit.symbols.flatMap(keysOf)) {
    add(bySpelling, key, unit)
    add(byLetters, nameKey(key), unit)
  }
  for (const key of namesOf(unit).flatMap(keysOf)) {
    add(byName, nameKey(key), unit)
    add(byLetters, nameKey(key), unit)
  }
}

/** Units of texts that were read lately. */
const recent = new Map<string, Unit | undefined>()
const maxRecent = 2000

/**
 * Unit of a text: of a symbol by its case, of a name without it (`MM` is none, `Zoll` and `ZOLL`
 * are). Undefined for a text that is no unit, or may be several.
 */
export function unitOf(text: string): Unit | undefined {
  if (text.length > maxText) return undefined
  if (!recent.has(text)) {
    if (recent.size === maxRecent) recent.clear()
    recent.set(text, readUnit(text))
  }
  return recent.get(text)
}

function readUnit(text: string): Unit | undefined {
  const key = unitKey(text)
  const symbol = bySymbol.get(key)
  if (symbol) return symbol
  const [unit, ...others] = new Set([
    ...(bySpelling.get(key) ?? []),
    ...(byName.get(nameKey(key)) ?? []),
  ])
  return others.length === 0 ? unit : undefined
}

/**
 * Units that a text may mean if the case of its letters says nothing, in the order of the table:
 * `nm` is a torque and a length.
 */
export const unitsLike = (text: string): readonly Unit[] =>
  byLetters.get(nameKey(unitKey(text))) ?? []

/** Unit of a symbol in the table. @throws for another text: a fault of the program. */
export function unit(symbol: string): Unit {
  const found = bySymbol.get(unitKey(symbol))
  if (!found) throw new Error(`The table has no unit “${symbol}”.`)
  return found
}

/** Symbol of a unit in any spelling; a text that is no unit stays as it is, without blanks around. */
export const normalUnit = (text: string): string => unitOf(text)?.symbol ?? text.trim()

/** Code of UN/ECE Recommendation 20 of a unit in any spelling; undefined if there is none. */
export const unitCode = (text: string): string | undefined => unitOf(text)?.code

const areEqual = (a: Fraction, b: Fraction): boolean =>
  a.dividend * b.divisor === b.dividend * a.divisor

/** True for units of one meaning, whatever their symbols: `rpm` and `1/min`, `mL` and `cm³`. */
export const meansSame = (a: Unit, b: Unit): boolean =>
  a === b ||
  (a.quantity === b.quantity &&
    a.relation !== undefined &&
    a.relation.turns === b.relation?.turns &&
    areEqual(a.relation.multiply, b.relation.multiply) &&
    areEqual(a.relation.add, b.relation.add))

/**
 * Unit that a text names beside values of another unit: of the same quantity if there is one, of
 * any case if the letters are clear. Undefined for a text that is none, or may be several.
 */
function unitBeside(text: string, quantity: QuantityName | undefined): Unit | undefined {
  const own = unitOf(text)
  if (own && (own.quantity === quantity || quantity === undefined)) return own
  const alike = unitsLike(text)
  const [like, ...others] = alike.filter((each) => each.quantity === quantity)
  if (like) return others.every((other) => meansSame(like, other)) ? like : undefined
  return own ?? (alike.length === 1 ? alike[0] : undefined)
}

/** Unit that a document declares: in any case of its letters if these are clear; undefined for others. */
export const declaredUnit = (text: string): Unit | undefined => unitBeside(text, undefined)

/** True for two spellings of one unit: `mm2` and `mm²`, `pol` and `in`; the second one decides the case. */
export function isSameUnit(text: string, unitText: string): boolean {
  const [a, b] = [unitKey(text), unitKey(unitText)]
  if (a === b) return true
  const declared = declaredUnit(unitText)
  const named = unitBeside(text, declared?.quantity)
  return declared || unitsLike(text).length > 0
    ? declared !== undefined && named !== undefined && meansSame(named, declared)
    : a.toLowerCase() === b.toLowerCase()
}

/**
 * Exact conversion between two units; undefined if there is none: of different quantities, or with
 * π. A value that had no unit, or gets none, stays as it is.
 */
export function ratioBetween(from: string | null, to: string | null): Ratio | undefined {
  if (!from || !to || unitKey(from) === unitKey(to)) return sameRatio
  const [source, target] = [unitOf(from), unitOf(to)]
  if (!source || !target || source.quantity !== target.quantity) return undefined
  if (source === target) return sameRatio
  const back = target.relation && inverseOf(target.relation)
  return back && source.relation?.turns === target.relation?.turns && source.relation
    ? {
        multiply: times(source.relation.multiply, back.multiply),
        add: plus(times(source.relation.add, back.multiply), back.add),
      }
    : undefined
}

const numberOf = ({ dividend, divisor }: Fraction): number => Number(dividend) / Number(divisor)

/** Factor and summand, as numbers, from a unit to another one of its quantity; undefined without a relation. */
export function factorBetween(
  { quantity, relation: from }: Unit,
  { quantity: other, relation: to }: Unit,
): { factor: number; add: number } | undefined {
  const back = to && inverseOf(to)
  if (!from || !back || quantity !== other) return undefined
  return {
    factor: numberOf(times(from.multiply, back.multiply)) * Math.PI ** (from.turns - to.turns),
    add: numberOf(plus(times(from.add, back.multiply), back.add)),
  }
}

/** Value of a unit in another one of its quantity; undefined without a relation. */
export function inUnit(value: number, from: Unit, to: Unit): number | undefined {
  const ratio = factorBetween(from, to)
  return ratio && value * ratio.factor + ratio.add
}

/**
 * Spellings that are also something else: letters of a drawing, the least value (min), a thousand
 * (mil), a diameter (dia), a protective conductor (PE).
 */
const otherMeanings = new Set('min mil dia d grad tag var pe ru he'.split(' '))

/** True for a single letter, and for a spelling that often is no unit. */
export const isAlsoWord = (text: string): boolean =>
  /^\p{L}\.?$/u.test(text.trim()) || otherMeanings.has(nameKey(unitKey(text)))

/** Characters of the longest spelling. */
const maxSpelling = Math.max(...units.flatMap(spellingsOf).map(({ length }) => length))

/** Unit that begins at a position of a text and ends with its last letter or sign, the longest one. */
export function unitAt(text: string, from: number): { unit: Unit; end: number } | undefined {
  for (let end = Math.min(text.length, from + maxSpelling); end > from; end -= 1) {
    if (/[\s.]/.test(text.charAt(end - 1)) || /^[\p{L}\p{N}²³]/u.test(text.slice(end))) continue
    const candidate = text.slice(from, end)
    // `5 lb in total` is no torque
    const found = /^lbs? in$/.test(candidate) ? undefined : unitOf(candidate)
    if (found) return { unit: found, end }
  }
  return undefined
}
