import { isAlsoWord, meansSame, unit, unitAt, units } from '@vitrine/quantities/units'
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

/** True for a spelling that is surely a unit behind a figure. */
const isSure = (text: string, before: string): boolean =>
  text === '"' || text === '”'
    ? !endsQuotation(before)
    : letters.has(text) ||
      behindFigures.has(text) ||
      (text !== 'in' && text !== "'" && !isAlsoWord(text))

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

/** Units that one text has and the other lacks; `in` may be inches where the other text has them. */
export function unitDifferences(
  source: string,
  target: string,
): { missing: string[]; added: string[] } {
  const { missing, added } = listDifferences(unitsOf(source), unitsOf(target))
  const withoutInches = (list: string[], other: string) =>
    inchWord.test(other) ? list.filter((each) => each !== '″') : list
  return { missing: withoutInches(missing, target), added: withoutInches(added, source) }
}

/** Numbers with their units, of a text whose numbers are written as in the language. */
const valuesOf = (text: string, plain: (number: string) => string): string[] =>
  figuresWithUnits(text).flatMap((each) =>
    each.unit === '″' ? [] : [`${plain(each.number)} ${each.unit}`],
  )

/** Values whose numbers and units are all there, but changed places: `10 mm … 5 cm`. */
export const exchangedUnits = (
  source: string,
  target: string,
  plain: readonly [ofSource: (number: string) => string, ofTarget: (number: string) => string],
): { missing: string[]; added: string[] } =>
  listDifferences(valuesOf(source, plain[0]), valuesOf(target, plain[1]))
