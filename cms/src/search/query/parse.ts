import { scannedGtin } from '@vitrine/contract/gtin'
import type { Locale } from '@vitrine/configuration/locales'
import { single } from '../quantities/quantity.ts'
import type { QuantityReading } from '../quantities/quantity.ts'
import { readQuantity } from '../quantities/read-quantity.ts'
import { fold, gluedParts, wordsOf } from '../words/fold.ts'
import { numeralOf, spellingsOf } from '../words/numerals.ts'
import { isStopWord } from '../words/stop-words.ts'
import { withBoltsAndHoles } from './bolts-and-holes.ts'
import { readCable } from './cable-composition.ts'
import { partNumberCandidates, readDigitCode } from './codes.ts'
import type { PartNumberCandidate } from './codes.ts'
import { readStandard } from './standards.ts'
import type { Reading, Term } from './term.ts'
import { withWordsBesideSizes } from './words-beside-sizes.ts'

export type { Reading, Term }

/** Parsed search text. */
export interface Query {
  locale: Locale
  folded: string
  /** Terms of the text, without function words. */
  terms: Term[]
  /** Possible part numbers, or parts of them; their spans overlap those of the terms. */
  partNumbers: PartNumberCandidate[]
}

const word = (text: string, weight = 1): Reading => ({ kind: 'word', word: text, weight })

/** Reading of a size as a word, as written only: `6a` is a cable category, `30a` no `30awg`. */
const wholeWord = (text: string, weight: number): Reading => ({
  kind: 'word',
  word: text,
  weight,
  isWhole: true,
})

const quantities = (readings: readonly QuantityReading[]): Reading[] =>
  readings.map(({ quantity, weight }) => ({ kind: 'quantity', quantity, weight }))

/**
 * Whole number of one to four digits, which can also be a word of a title or label (`4 furos`,
 * `3M`).
 */
const wholeNumber = /^\d{1,4}$/
/** Standard by its number only: `5419`, `5419-3`. */
const bareStandard = /^\d{4,6}(?:-\d{1,2}){0,2}$/

/**
 * Readings of the second number in `5/8 x 2,40`, `5/8 x 8` or `5/8 x 10` as a length in meters,
 * feet or inches.
 */
const longSide = (value: number): QuantityReading[] =>
  value > 20
    ? []
    : [
        { quantity: single('length', value * 1000), weight: 0.8 },
        { quantity: single('length', value * 304.8, true), weight: 0.75 },
        { quantity: single('length', value * 25.4, true), weight: 0.6 },
      ]

/** Text before a quantity: the previous term and the characters between the two. */
interface Preceding {
  term: Term | undefined
  joint: string
}

/**
 * Readings of a text that is a quantity: as a quantity, and where the text may also be one, as a
 * word (`6a`, `12`) or the number of a standard.
 */
function quantityReadings(
  text: string,
  quantity: { readings: QuantityReading[]; bare: boolean },
  preceding: Preceding,
  locale: Locale,
): Reading[] {
  const readings = quantities(quantity.readings)
  const [first] = quantity.readings
  // `6a` and `1u` are also cable categories and rack heights
  if (!quantity.bare || first === undefined)
    return /^[a-z\d]+$/.test(text) && first?.quantity.kind !== 'gauge'
      ? [...readings, wholeWord(text, 0.7)]
      : readings
  const { min, max } = first.quantity
  const afterInches = preceding.term?.readings.some(
    (reading) =>
      reading.kind === 'quantity' && reading.quantity.imperial && reading.quantity.max < 100,
  )
  if (min === max && afterInches && /^\s*x\s*$/.test(preceding.joint))
    readings.push(...quantities(longSide(min)))
  if (wholeNumber.test(text))
    readings.push(
      wholeWord(text, 0.6),
      ...spellingsOf(min, locale).map((spelling) => word(spelling, 0.8)),
    )
  if (bareStandard.test(text)) {
    const [number = '', ...parts] = text.split('-')
    readings.push({ kind: 'standard', standard: { bodies: [], number, parts }, weight: 0.7 })
  }
  return readings
}

const term = (folded: string, from: number, to: number, readings: Reading[]): Term => ({
  from,
  to,
  text: folded.slice(from, to),
  readings,
})

/** Weight of a compound, relative to the weight of its words. */
const compoundWeight = 0.95

const isLetters = ({ text, readings }: Term): boolean =>
  readings[0]?.kind === 'word' && /^\p{L}+$/u.test(text)

/** Adds compounds of neighboring words, then drops the function words. */
function withoutStopWords(terms: readonly Term[], folded: string, locale: Locale): Term[] {
  const read = terms.map((each) => ({ ...each, readings: [...each.readings] }))
  for (const [index, first] of read.entries()) {
    const second = read[index + 1]
    if (second === undefined || !isLetters(first) || !isLetters(second)) continue
    if (!/^[\s-]$/.test(folded.slice(first.to, second.from))) continue
    const compound: Reading = {
      kind: 'compound',
      word: `${first.text}${second.text}`,
      weight: compoundWeight,
    }
    first.readings.push(compound)
    second.readings.push(compound)
  }
  return read.filter((each) => !isLetters(each) || !isStopWord(each.text, locale))
}

/** Letters before a gauge or a fraction of an inch, which is a size: `xy-1/0`. */
const beforeSize = /^[a-z]{1,4}(?=-?(?:[1-4]\/0|\d{1,2}\/(?:2|4|8|16|32|64))(?!\d))/

/** Terms of a word of letters, or of letters and digits. */
function codeOrWords(folded: string, from: number, to: number, locale: Locale): Term[] {
  const piece = folded.slice(from, to)
  const glued = gluedParts(piece)
  if (glued !== undefined) {
    const border = from + glued[0].length
    return [
      ...codeOrWords(folded, from, border, locale),
      ...readTerms(folded.slice(0, to), locale, border),
    ]
  }
  const coded = beforeSize.exec(piece)?.[0].length
  if (coded !== undefined)
    return [
      ...codeOrWords(folded, from, from + coded, locale),
      ...readTerms(folded.slice(0, to), locale, from + coded),
    ]
  if (/[a-z]/.test(piece) && /\d/.test(piece))
    return [term(folded, from, to, [word(piece.replace(/[^a-z\d]/g, ''))])]
  return [...piece.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match) => {
    const text = match[0]
    const value = numeralOf(text, locale)
    const spelt =
      value === undefined ? [] : quantities([{ quantity: single('number', value), weight: 0.7 }])
    return [
      term(folded, from + match.index, from + match.index + text.length, [word(text), ...spelt]),
    ]
  })
}

function readTerms(folded: string, locale: Locale, start = 0): Term[] {
  const terms: Term[] = []
  const begins = /[\p{L}\p{N}#]/u
  for (let position = start; position < folded.length;) {
    if (!begins.test(folded[position] ?? '')) {
      position += 1
      continue
    }
    const standard = readStandard(folded, position)
    if (standard) {
      const reading: Reading = { kind: 'standard', standard: standard.standard, weight: 1 }
      terms.push(term(folded, position, standard.end, [reading]))
      position = standard.end
      continue
    }
    const code = readDigitCode(folded, position)
    if (code) {
      terms.push(term(folded, position, code.end, code.codes))
      position = code.end
      continue
    }
    const joint = folded.slice(terms.at(-1)?.to ?? 0, position)
    if (joint.trim() === '' && folded.slice(position).startsWith('x ')) {
      position += 1
      continue
    }
    const cable = readCable(folded, position, locale)
    if (cable) {
      terms.push(...cable.terms)
      position = cable.end
      continue
    }
    const quantity = readQuantity(folded, position, locale)
    if (quantity) {
      const text = folded.slice(position, quantity.end)
      const readings = quantityReadings(text, quantity, { term: terms.at(-1), joint }, locale)
      terms.push(term(folded, position, quantity.end, readings))
      // the number after the sign is read separately: `2x95`, `5/8x2,40`
      const times = /^\s*x\s*(?=\d|m\d)/.exec(folded.slice(quantity.end))
      position = quantity.end + (times?.[0].length ?? 0)
      continue
    }
    const [piece = ''] = /^[^\s,;+()[\]"]+/.exec(folded.slice(position)) ?? []
    const end = position + Math.max(1, piece.length)
    terms.push(...codeOrWords(folded, position, end, locale))
    position = end
  }
  return terms
}

/** Last path segment of a URL: the URL of a part number's page ends with the number. */
const lastOfAddress = (text: string): string | undefined =>
  /^\s*https?:\/\/[^\s/]+\/(?:[^\s?#]*\/)?([^\s/?#]+)\/?(?:[?#]\S*)?\s*$/i.exec(text)?.[1]

/** Parses a search text in a locale. */
export function parseQuery(text: string, locale: Locale): Query {
  const folded = fold(scannedGtin(text) ?? lastOfAddress(text) ?? text)
    .replace(/[⌀∅]/g, 'ø')
    .replace(/\s+/g, ' ')
    .trim()
  const read = withWordsBesideSizes(withBoltsAndHoles(readTerms(folded, locale), locale), folded)
  const terms = withoutStopWords(read, folded, locale)
  const all =
    terms.length > 0
      ? terms
      : // a query of function words alone is searched as it is
        wordsOf(folded).map((text) => term(text, 0, text.length, [word(text)]))
  return { locale, folded, terms: all, partNumbers: partNumberCandidates(folded, locale) }
}
