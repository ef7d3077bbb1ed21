import type { Locale } from '@vitrine/configuration/locales'
import { unit as unitNamed, unitsLike } from '@vitrine/quantities/units'
import { matchAt } from '../match-at.ts'
import { readNumber } from '../quantities/numbers.ts'
import { single } from '../quantities/quantity.ts'
import { foldedSpellings, patternOf } from '../quantities/units.ts'
import { isNominalSection } from '@vitrine/quantities/wire-sizes'
import { anyOf, inAllLanguages } from '../words/languages.ts'
import type { Span } from './codes.ts'
import type { Term } from './term.ts'

const squareMillimeter = unitNamed('mm²')

const count = String.raw`(?:\d{1,2}\s?x\s?)`
const section = String.raw`\d{1,4}(?:[.,]\d{1,2})?`
const unit = String.raw`(?:\s?(?:${patternOf(foldedSpellings([squareMillimeter]))}|mm))`
const end = String.raw`(?![a-z0-9.,/]\d|[a-z0-9])`

/** Conductors of a cable, count × section each: `3x95+50`, `3x95+1x50 mm²`, `4x16 mm²`. */
const composition = new RegExp(
  String.raw`${count}(?<first>${section})(?<unit>${unit}?)(?:\s?\+\s?${count}?(?<second>${section})(?<unit2>${unit}?)(?:\s?\+\s?${count}?(?<third>${section})${unit}?)?)?${end}`,
  'y',
)

/** Words before the conductors of a cable without a unit: `cabo 3x95`. */
const cableWord = new RegExp(
  String.raw`(?<![a-z0-9])${anyOf(inAllLanguages(({ cables }) => cables))}\s$`,
)

/**
 * Sections of the conductors of a cable at a position of a folded text; counts of conductors are no
 * sizes. Without `+`, the text must name the unit mm² or a cable: `2x95` may be two of something.
 */
export function readCable(
  folded: string,
  position: number,
  locale: Locale,
): { end: number; terms: Term[] } | undefined {
  const match = matchAt(composition, folded, position)
  if (match === null) return undefined
  const { first = '', unit: named = '', second, third } = match.groups ?? {}
  const isSure =
    second !== undefined ||
    unitsLike(named).includes(squareMillimeter) ||
    cableWord.test(folded.slice(0, position))
  if (!isSure) return undefined
  const sections = [first, second, third].flatMap((digits) => digits ?? [])
  const values = sections.map((digits) => readNumber(digits, locale)[0]?.value ?? 0)
  if (!values.every(isNominalSection)) return undefined
  let from = position
  const terms = values.map((value, at): Term => {
    const digits = sections[at] ?? ''
    const start = folded.indexOf(digits, at === 0 ? folded.indexOf('x', position) : from)
    const span: Span = { from: at === 0 ? position : start, to: start + digits.length }
    from = span.to
    return {
      ...span,
      text: folded.slice(span.from, span.to),
      readings: [{ kind: 'quantity', quantity: single('section', value), weight: 1 }],
    }
  })
  return { end: position + match[0].length, terms }
}
