import { convertNumber } from '@vitrine/quantities/exact'
import { readCompany } from '@vitrine/demo'
import {
  isSameUnit,
  meansSame,
  ratioBetween,
  unitOf,
  spellingsOf,
  units,
} from '@vitrine/quantities/units'
import { expect, it } from 'vitest'
import { parseNumber } from '#src/content/variants/cells/number-text.ts'
import { namesOtherUnit } from '#src/content/variants/cells/units.ts'
import { unitsOf } from '#src/translation/unit-differences.ts'
import { trades } from '#src/admin/set-up/trades.ts'
import { fold } from '../words/fold.ts'
import { measuresOf } from './measures.ts'
import type { Declaration } from './measures.ts'
import { readQuantity } from './read-quantity.ts'
import { canonicalValue, kindOf } from './units.ts'

const spelled = units.flatMap((unit) =>
  spellingsOf(unit).map((spelling) => ({ unit, text: spelling.replaceAll('_', ' ') })),
)
/** Spellings that a reader does not read as their unit. */
const missed = (isRead: (each: (typeof spelled)[number]) => boolean): string[] => [
  ...new Set(spelled.filter((each) => !isRead(each)).map(({ text }) => text)),
]

it('every spelling of every unit is read by the import', () => {
  expect(missed(({ unit, text }) => parseNumber(`5 ${text}`, unit.symbol, ',') === 5)).toEqual([
    "'",
  ])
  expect(missed(({ unit, text }) => !namesOtherUnit(text, unit.symbol))).toEqual([])
  expect(
    missed(({ unit, text }) =>
      units.every(
        (other) =>
          other.quantity !== unit.quantity ||
          meansSame(other, unit) === isSameUnit(text, other.symbol),
      ),
    ),
  ).toEqual([])
})

it('every spelling of every unit is converted by the structure', () =>
  expect(
    missed(({ unit, text }) => {
      const ratio = ratioBetween(text, unit.symbol)
      // the tonne is a mass and a force
      return text === 'tf' || (ratio !== undefined && convertNumber(5, ratio, null)?.value === 5)
    }),
  ).toEqual([]))

it('every spelling of every unit is an attribute of the search', () =>
  expect(
    missed(({ unit, text }) => {
      const declared: Declaration = { type: 'number', unit: text, choices: [], filter: true }
      const [measure] = measuresOf(declared, 5, 'br')
      return (
        text === 'tf' || (measure?.kind === kindOf(unit) && measure.min === canonicalValue(5, unit))
      )
    }),
  ).toEqual([]))

it('every spelling of every unit is read in a search, but words and parts of codes', () =>
  expect(
    missed(({ unit, text }) => {
      const folded = fold(`5 ${text}`)
      const { end, readings } = readQuantity(folded, 0, 'br') ?? {}
      return (
        end === folded.length &&
        readings?.some(
          ({ quantity }) =>
            quantity.kind === kindOf(unit) && quantity.min === canonicalValue(5, unit),
        ) === true
      )
    }),
  ).toEqual('mil var VAr VAR K s min h d dia día Tag J µS mS S H mT T HE'.split(' ')))

/** Symbols that are read behind a figure in no text, and a name of theirs. */
const named: Readonly<Record<string, string>> = { in: 'inch', mil: 'mils', d: 'days', ft: 'feet' }

it('every spelling of every unit is read by the checks of translations, but words and codes', () =>
  expect(
    missed(
      ({ unit: { symbol }, text }) =>
        unitsOf(`5 ${text}`)[0] !== undefined &&
        unitsOf(`5 ${text}`)[0] === unitsOf(`5 ${named[symbol] ?? symbol}`)[0],
    ),
  ).toEqual("in ' mil tf var VAr VAR d dia día Tag J S H T U RU HE".split(' ')))

it('the demonstrations and the trades of a first subcategory state units by their symbols', async () => {
  const companies = await Promise.all(['aterra', 'nordhag'].map(readCompany))
  const stated = [
    ...companies.flatMap(({ subcategories }) => subcategories.flatMap((each) => each.attributes)),
    ...Object.values(trades)
      .flat()
      .flatMap(({ subcategories }) => subcategories.flatMap(({ attributes }) => attributes)),
  ].flatMap((each) => ('unit' in each && each.unit ? [each.unit] : []))
  expect(stated.length).toBeGreaterThan(40)
  expect(stated.filter((text) => unitOf(text)?.symbol !== text)).toEqual([])
})
