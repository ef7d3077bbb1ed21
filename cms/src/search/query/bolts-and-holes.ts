import type { Locale } from '@vitrine/configuration/locales'
import type { QuantityReading } from '../quantities/quantity.ts'
import { threadsOfBolt, threadsThrough } from '../quantities/threads.ts'
import { inAllLanguages } from '../words/languages.ts'
import { isStopWord } from '../words/stop-words.ts'
import type { Reading, Term } from './term.ts'

/** Words of all languages for bolts and holes; a length beside them is the size of a bolt. */
const boltWords: ReadonlySet<string> = new Set(inAllLanguages(({ bolts }) => bolts))
const holeWords: ReadonlySet<string> = new Set(inAllLanguages(({ holes }) => holes))
/** Maximum function words between the word for a bolt or hole and its size. */
const maxWordsBetween = 2
/** Maximum length that can be the size of a bolt, millimeters. */
const maxBoltSizeMm = 65

const isLetters = (term: Term | undefined): term is Term =>
  term !== undefined && term.readings[0]?.kind === 'word' && /^\p{L}+$/u.test(term.text)

const isFastener = ({ text }: Term): boolean => boltWords.has(text) || holeWords.has(text)

/** Readings of a term as the size of a bolt or hole; a number without a unit is in millimeters. */
const sizesOf = ({ readings }: Term): QuantityReading[] =>
  readings.flatMap((reading): QuantityReading[] => {
    if (reading.kind !== 'quantity') return []
    const { quantity, weight } = reading
    const { kind, min, max } = quantity
    return min === max && max <= maxBoltSizeMm && (kind === 'length' || kind === 'number')
      ? [{ quantity: { ...quantity, kind: 'length' }, weight }]
      : []
  })

/** Readings of the threads for a bolt or hole with the size of a term. */
const threadsOf = (word: Term, size: Term): Reading[] =>
  (boltWords.has(word.text) ? threadsOfBolt : threadsThrough)(sizesOf(size)).map((reading) => ({
    kind: 'quantity',
    ...reading,
  }))

const isSize = (word: Term, size: Term): boolean =>
  size.readings.some(
    (reading) =>
      reading.kind === 'quantity' &&
      (reading.quantity.kind === 'thread' ||
        (reading.quantity.imperial && sizesOf(size).length > 0)),
  ) || threadsOf(word, size).length > 0

/**
 * Index of the size of a bolt or hole: after the word, or directly before it if it has a unit (`12
 * mm bolt`).
 */
function sizePlace(terms: readonly Term[], at: number, locale: Locale): number | undefined {
  const word = terms[at]
  if (word === undefined) return undefined
  for (let place = at + 1; place <= at + 1 + maxWordsBetween; place += 1) {
    const term = terms[place]
    if (term === undefined) break
    if (isSize(word, term)) return place
    if (!isLetters(term) || !isStopWord(term.text, locale)) break
  }
  const before = terms[at - 1]
  const hasUnit = before?.readings[0]?.kind === 'quantity' && !/^\d+$/.test(before.text)
  return before !== undefined && hasUnit && isSize(word, before) ? at - 1 : undefined
}

/**
 * Terms with the threads of bolts and holes whose size is a length: `parafuso de 12 mm`, `13 mm
 * hole`. If another word names the product, the word for the bolt is left out; after such a word it
 * may be the second word of the name (`split bolt 16 mm`).
 */
export function withBoltsAndHoles(terms: readonly Term[], locale: Locale): Term[] {
  const found: (Term | undefined)[] = [...terms]
  const isNamed = terms.some(
    (term) => isLetters(term) && !isFastener(term) && !isStopWord(term.text, locale),
  )
  for (const [at, word] of terms.entries()) {
    if (!isLetters(word) || !isFastener(word)) continue
    const place = sizePlace(terms, at, locale)
    const size = place === undefined ? undefined : found[place]
    if (place === undefined || size === undefined) continue
    const before = terms[at - 1]
    const isSecondWord =
      boltWords.has(word.text) && isLetters(before) && !isStopWord(before.text, locale)
    const isContext = isNamed && !isSecondWord
    const threads = threadsOf(word, size)
    const own = size.readings.filter(
      (reading) =>
        reading.kind !== 'quantity' ||
        // inches beside a bolt are no length of something else
        (!reading.quantity.imperial &&
          (!isContext ||
            (reading.quantity.kind !== 'section' && reading.quantity.kind !== 'number'))),
    )
    found[place] = {
      ...size,
      readings: isContext || own.length === 0 ? [...threads, ...own] : [...own, ...threads],
    }
    if (isContext) found[at] = undefined
  }
  return found.filter((term) => term !== undefined)
}
