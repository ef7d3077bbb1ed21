import type { QuantityReading } from '../quantities/quantity.ts'
import { threadsOfGland } from '../quantities/threads.ts'
import { anyOf, inAllLanguages } from '../words/languages.ts'
import type { Reading, Term } from './term.ts'

const whole = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z0-9])${anyOf(words)}(?![a-z0-9])`)

/** Words for cable glands and pipe threads, beside which a size is a thread. */
const glands = whole([...inAllLanguages((language) => language.glands), 'npt', 'bsp', 'bspt'])
/** Words for metals, beside which some numbers are grades: `inox 316`. */
const metals = new RegExp(
  `^${anyOf([...inAllLanguages((language) => language.metals), 'aisi', 'sae', 'ss'])}$`,
)
/** Grades of steels and aluminum (AISI, SAE, EN). */
const grade =
  /^(?:20[1-5]|30[1-9]|31[04567]|32[19]|347|4[0-4]\d|904|1020|1045|2205|2507|4140|60(?:05|61|63|82)|6351)(?:\s?(?:l|h|ti))?$/

const isGrade = (terms: readonly Term[], at: number): boolean =>
  grade.test(terms[at]?.text ?? '') &&
  [terms[at - 1], terms[at + 1]].some((beside) => beside !== undefined && metals.test(beside.text))

/** Readings of a size of a cable gland: as a thread; inches as nothing else. */
function ofGland(readings: readonly Reading[]): Reading[] {
  const sizes = readings.filter((reading) => reading.kind === 'quantity')
  const threads = threadsOfGland(
    sizes.map(({ quantity, weight }): QuantityReading => ({ quantity, weight })),
  ).map((reading): Reading => ({ kind: 'quantity', ...reading }))
  if (threads.length === 0) return [...readings]
  const isInches = sizes.some(({ quantity }) => quantity.imperial)
  return isInches ? threads : [...threads, ...readings]
}

/**
 * Terms whose meaning a word beside them decides: numbers beside a metal are its grade, and sizes
 * of a cable gland are its thread.
 */
export function withWordsBesideSizes(terms: readonly Term[], folded: string): Term[] {
  const isOfGland = glands.test(folded)
  return terms.map((term, at) => {
    if (isGrade(terms, at))
      return {
        ...term,
        readings: [{ kind: 'word', word: term.text.replace(/\s/g, ''), weight: 1, isWhole: true }],
      }
    return isOfGland ? { ...term, readings: ofGland(term.readings) } : term
  })
}
