import { plainDigits } from '@vitrine/quantities/numbers'
import { boundsOf } from './measured.ts'

/** Value of another attribute with those that go with it, as texts. */
export interface Pair {
  other: string
  own: string[]
}

/** Longest text of pairs, characters. */
export const maxPairs = 4000

/**
 * Pairs of a text: a line for each value of the other attribute, as `M8 = 10; 12`. A line without
 * both sides is no pair.
 */
export function pairsOf(text: string): Pair[] {
  return text.split('\n').flatMap((line) => {
    const [other = '', ...rest] = line.split('=')
    const own = rest
      .join('=')
      .split(';')
      .map((each) => each.trim())
      .filter((each) => each !== '')
    return other.trim() === '' || own.length === 0 ? [] : [{ other: other.trim(), own }]
  })
}

/** Lines of a text that are no pair. */
export const linesWithoutPair = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && pairsOf(line).length === 0)

type Choices = readonly { value: string; label: string }[]

const numberOf = (text: string): number => Number(plainDigits(text, ',') ?? Number.NaN)

/** Text without case and repeated spaces; signs stay, since `1/2` is not `12`. */
const plain = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

const wordsFor = {
  true: ['sim', 'sí', 'si', 'yes', 'ja', 'true'],
  false: ['não', 'no', 'nein', 'false'],
}

/** True if a text of a pair names a value: the number, the choice by value or name, the text. */
export function namesValue(text: string, value: unknown, choices: Choices): boolean {
  if (typeof value === 'boolean') return wordsFor[`${value}`].includes(plain(text))
  const bounds = boundsOf(value)
  if (bounds) {
    const numbers = text.split(/(?<=\d)\s*[–-]\s*/).map(numberOf)
    const [low, high = low] = numbers
    return low === bounds[0] && high === bounds[1]
  }
  if (typeof value !== 'string') return false
  const names = [value, ...choices.filter((each) => each.value === value).map(({ label }) => label)]
  return names.some((name) => plain(name) === plain(text))
}

/**
 * Values that go with a value of the other attribute, if some line names it; undefined: the pairs say
 * nothing of it.
 */
export const ownFor = (
  pairs: readonly Pair[],
  other: unknown,
  choices: Choices,
): string[] | undefined => {
  const own = pairs.filter((pair) => namesValue(pair.other, other, choices)).flatMap((p) => p.own)
  return own.length > 0 ? own : undefined
}
