import { isAlsoWord, meansSame, unit, unitAt, unitOf, units } from '@vitrine/quantities/units'
import type { Unit } from '@vitrine/quantities/units'
import { listDifferences } from './figures.ts'

/** Single letters that are units behind a figure; the others are codes, the apostrophe a quotation mark. */
const letters = new Set('A K L N V W g h l m s t Ω'.split(' '))

const inches = unit('in')

/** Abbreviation of inches that is also a word of English. */
const inchWord = /\d[ \u00a0-]?in(?![\p{L}\p{N}])/u

/** True for a quotation mark that ends a quotation, not an inch. */
const endsQuotation = (before: string): boolean =>
  (before.match(/(?<!\d)["”“]/g) ?? []).length % 2 === 1

/** Spellings with other meanings that are units behind a figure. */
const behindFigures = new Set(['min', 'pé', 'Grad'])

/** Spellings that are no units in a text: `2023 um operador`, `5 in total`, a quotation mark. */
const otherWords = new Set(['um', 'in', "'"])

/** True for a spelling that is surely a unit behind a figure. */
const isSure = (text: string, before: string): boolean =>
  text === '"' || text === '”'
    ? !endsQuotation(before)
    : letters.has(text) || behindFigures.has(text) || (!otherWords.has(text) && !isAlsoWord(text))

/** Symbol as faults name it, the same for all units of one meaning: `Nm`, `mm2`, `″`. */
const shownSymbol = (found: Unit): string =>
  found === inches
    ? '″'
    : (units.find((each) => meansSame(each, found)) ?? found).symbol
        .replaceAll('·', '')
        .replace('²', '2')
        .replace('³', '3')

interface FigureWithUnit {
  number: string
  unit: string
}

/** Figures with a unit behind them, at most one blank between; inches also behind a hyphen. */
function figuresWithUnits(text: string): FigureWithUnit[] {
  return [...text.matchAll(/[.,]?[\d½⅓⅔¼¾⅛⅜⅝⅞][\d.,½⅓⅔¼¾⅛⅜⅝⅞]*(?<![.,])/g)].flatMap((match) => {
    const [number] = match
    const end = match.index + number.length
    const gap = /^[ \u00a0\u202f-]?/.exec(text.slice(end))?.[0] ?? ''
    const found = unitAt(text, end + gap.length)
    const isUnit =
      found !== undefined &&
      isSure(text.slice(end + gap.length, found.end), text.slice(0, end + gap.length)) &&
      (gap !== '-' || found.unit === inches)
    return isUnit ? [{ number, unit: shownSymbol(found.unit) }] : []
  })
}

/** Units that follow a figure, in their order. */
export const unitsOf = (text: string): string[] => figuresWithUnits(text).map((each) => each.unit)

/** True if a text names a unit in words, also apart from its figure: `3 working days`. */
const names = (text: string, symbol: string): boolean =>
  (text.match(/\p{L}{3,}/gu) ?? []).some((word) => {
    const found = unitOf(word)
    return found !== undefined && shownSymbol(found) === symbol
  })

/**
 * Units that one text has and the other lacks; `in` may be inches where the other text has them, and
 * a unit in words may stand apart from its figure.
 */
export function unitDifferences(
  source: string,
  target: string,
): { missing: string[]; added: string[] } {
  const { missing, added } = listDifferences(unitsOf(source), unitsOf(target))
  const lackedBy = (other: string, list: readonly string[]) =>
    list.filter((each) => !(each === '″' && inchWord.test(other)) && !names(other, each))
  return { missing: lackedBy(target, missing), added: lackedBy(source, added) }
}

/** Numbers with their units, of a text whose numbers are written as in the language. */
const valuesOf = (text: string, plain: (number: string) => string): string[] =>
  figuresWithUnits(text).flatMap((each) =>
    each.unit === '″' ? [] : [`${plain(each.number)} ${each.unit}`],
  )

/** Number of figures with each unit. */
const countUnits = (text: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const each of unitsOf(text)) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

/** Values whose numbers and units are all there, but changed places: `10 mm … 5 cm`. */
export function exchangedUnits(
  source: string,
  target: string,
  [ofSource, ofTarget]: readonly [(number: string) => string, (number: string) => string],
): { missing: string[]; added: string[] } {
  const [inSource, inTarget] = [source, target].map(countUnits)
  // a unit in words may stand apart from its figure in one of the texts
  const isThere = (value: string): boolean => {
    const symbol = value.slice(value.indexOf(' ') + 1)
    return inSource?.get(symbol) === inTarget?.get(symbol)
  }
  const { missing, added } = listDifferences(valuesOf(source, ofSource), valuesOf(target, ofTarget))
  return { missing: missing.filter(isThere), added: added.filter(isThere) }
}
