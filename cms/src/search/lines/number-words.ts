import { readNumberWords } from '../words/number-grammar.ts'
import type { NumberToken } from '../words/number-grammar.ts'
import {
  andWord,
  articleWord,
  foreignNumeral,
  halfDozen,
  halfWord,
  multipleWord,
  numeralAfterAnd,
  numeralValues,
  packUnit,
  perPackWord,
  pieceUnit,
  piecesOfMultiple,
  rangeWord,
} from './line-words.ts'

/** Half a dozen, which is no numeral of the grammar. */
const halfADozen = new RegExp(String.raw`(?<![a-z0-9])(?:${halfDozen})(?![a-z0-9])`, 'g')

const isConnector = new RegExp(`^${andWord}$`)
const isRange = new RegExp(`^${rangeWord}$`)
const isArticle = new RegExp(`^${articleWord}$`)
/** Words beside numerals that the grammar does not read: `two and a half`, `vingt deux`. */
const isUnread = new RegExp(`^(?:${halfWord}|${foreignNumeral})$`)

/** Text after a number in words that counts something. */
const counts = new RegExp(String.raw`^\)?\s+(?:${pieceUnit}|${packUnit}|${multipleWord})`)
/** Code after a number in words at the beginning of a line: `dez AB-50`. */
const beforeCode = /^\s+[a-z]+[-\s]?\d/
/** Code directly before a number in words at the end of a line: `AB-50 dez`. */
const afterCode = /(?:^|\s)[a-z]{1,4}[-\s]?\d\S*\s*[-:=(]?\s*$/
const endsLine = /^[\s.,;)]*$/
/** Word directly before a number in words. */
const wordBefore = /([a-z]+)\s$/
const perPack = new RegExp(String.raw`(?:\/\s*|(?<![a-z])${perPackWord}\s)$`)

/** Word or number of a text with its place. `kind`: `other` words end a number. */
interface Token extends NumberToken {
  kind: 'numeral' | 'digits' | 'unread' | 'range' | 'and' | 'other'
  from: number
  to: number
}

const kindOf = (word: string): Token['kind'] =>
  /^\d/.test(word)
    ? 'digits'
    : numeralValues.has(word)
      ? 'numeral'
      : isConnector.test(word)
        ? 'and'
        : isRange.test(word)
          ? 'range'
          : isUnread.test(word)
            ? 'unread'
            : 'other'

/** Words and numbers of a text; digits beside other signs belong to codes and sizes. */
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/(?<![a-z0-9])[a-z]+(?![a-z0-9/])|(?<![^\s(])\d+(?:[.,]\d+)*(?=[\s)]|$)/g)].map(
    ({ 0: word, index }) => {
      const kind = kindOf(word)
      const value = kind === 'digits' ? Number(word) : numeralValues.get(word)
      return { word, kind, value, isJoined: false, from: index, to: index + word.length }
    },
  )

/**
 * Number in words: its tokens, and the connectors at its beginning and end (`and five`), which
 * belong to a word that is not read.
 */
interface Run {
  tokens: Token[]
  isCutOff: boolean
}

/** True if digits begin a number in words: `2 mil e quinhentas`, `10 a quinze`. */
const beginsNumber = ([digits, next, after]: readonly Token[]): boolean =>
  digits?.kind === 'digits' &&
  (next?.kind === 'numeral'
    ? (next.value ?? 0) >= 100
    : (next?.kind === 'and' || next?.kind === 'range') && after?.kind === 'numeral')

/** Tokens of one number without connectors, which mark the token after them. */
function runOf(tokens: readonly Token[], text: string): Run | undefined {
  let from = 0
  while (from < tokens.length) {
    const kind = tokens[from]?.kind
    if (kind === 'numeral' || kind === 'unread' || beginsNumber(tokens.slice(from))) break
    from += 1
  }
  let to = tokens.length
  while (to > from && (tokens[to - 1]?.kind === 'range' || tokens[to - 1]?.kind === 'and')) to -= 1
  const own = tokens.slice(from, to)
  if (!own.some(({ kind }) => kind === 'numeral')) return undefined
  const read = own.flatMap((token, at): Token[] => {
    if (token.kind === 'and') return []
    const before = own[at - 1]
    const isHyphenated = text[token.from - 1] === '-'
    return [{ ...token, isJoined: before?.kind === 'and' || (at > 0 && isHyphenated) }]
  })
  return { tokens: read, isCutOff: tokens[from - 1]?.kind === 'and' || tokens[to]?.kind === 'and' }
}

/** Numbers in words of a text. */
function runsOf(text: string): Run[] {
  const groups: Token[][] = []
  let group: Token[] = []
  for (const token of tokensOf(text)) {
    const last = group.at(-1)
    const isNext =
      last !== undefined && /^(?:\s{1,3}|\s?-\s?)$/.test(text.slice(last.to, token.from))
    const isOne = last?.kind === 'and' && numeralAfterAnd.has(token.word)
    if (!isNext || (token.kind === 'other' && !isOne)) {
      groups.push(group)
      group = []
    }
    if (token.kind !== 'other') group.push(token)
    else if (isOne) group.push({ ...token, kind: 'numeral', value: 1 })
  }
  return [...groups, group].flatMap((tokens) => runOf(tokens, text) ?? [])
}

/** Value of a number in words, and the tokens after it that multiply it (`um cento`). */
function readRun(tokens: readonly Token[]): { value: number; tokens: number } | undefined {
  const value = readNumberWords(tokens)
  if (value !== undefined) return { value, tokens: tokens.length }
  const last = tokens.at(-1)
  if (last === undefined || last.isJoined || piecesOfMultiple(last.word) === undefined)
    return undefined
  const counted = readNumberWords(tokens.slice(0, -1))
  return counted === undefined ? undefined : { value: counted, tokens: tokens.length - 1 }
}

interface Replacement {
  from: number
  to: number
  text: string
}

const isMultiplier = ({ length, 1: second }: Run['tokens']): boolean =>
  length === 2 && second?.kind === 'numeral' && !second.isJoined

/** True if what stands around a number in words says that it is a quantity. */
const isQuantity = (before: string, after: string): boolean =>
  counts.test(after) ||
  (before.trim() === '' && beforeCode.test(after)) ||
  (afterCode.test(before) && endsLine.test(after))

/** True if the word before a number belongs to it, so that the number is not the whole of it. */
const isPartial = (before: string, word: string | undefined, isCutOff: boolean): boolean =>
  (perPack.test(before) && !(word !== undefined && isArticle.test(word))) ||
  (isCutOff && word !== undefined && !/\d\s+[a-z]+\s$/.test(before))

/** Text in place of a number in words: digits, or blanks where the number is not read whole. */
function replaced(text: string, { tokens, isCutOff }: Run): Replacement | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const [before, after] = [text.slice(0, first.from), text.slice(last.to)]
  const isMixed = first.kind === 'digits'
  // `3 mil` is read with its multiplier
  if (isMixed && isMultiplier(tokens)) return undefined
  // `25 (vinte e cinco) pecas` has its digits
  if (!(isMixed || isQuantity(before, after)) || /\d\s?\($/.test(before)) return undefined
  const blank = { from: first.from, to: last.to, text: '' }
  const [, word] = wordBefore.exec(before) ?? []
  if (isPartial(before, word, isCutOff)) return blank
  const read = readRun(tokens)
  if (read === undefined) return blank
  const isMagnitude = tokens.length === 1 && read.value >= 100 && word !== undefined
  if (isMagnitude && !isArticle.test(word)) return blank
  const end = tokens[read.tokens - 1]?.to ?? last.to
  const digits = String(read.value)
  // `mil` is shorter than its digits, which take the space after it
  const missing = Math.max(0, digits.length - (end - first.from))
  if (!/^\s*$/.test(text.slice(end, end + missing)) || end + missing > text.length) return blank
  return { from: first.from, to: end + missing, text: digits }
}

/**
 * Digits before the same number in words in brackets, as in cheques: `25 (vinte e cinco)`; both are
 * left out if they differ.
 */
function withoutContradictions(text: string): string {
  return text.replace(/(?<![^\s])(\d{1,6})\s?\(([a-z\s-]{3,60})\)/g, (whole, digits, words) => {
    const [run, ...more] = runsOf(String(words))
    const value = run && more.length === 0 ? readRun(run.tokens)?.value : undefined
    return value === undefined || value === Number(digits) ? whole : ' '.repeat(whole.length)
  })
}

/**
 * Folded text with numbers in words replaced by digits: whole numbers that count something, in one
 * language. Blanks replace those that are not read whole (`vinte e cnco peças`), so that no part of
 * them is a quantity. Lengths are kept, so that spans remain valid.
 */
export function withNumbersInDigits(text: string): string {
  let read = withoutContradictions(text.replace(halfADozen, (words) => '6'.padEnd(words.length)))
  for (const run of runsOf(read)) {
    const found = replaced(read, run)
    if (found === undefined) continue
    const { from, to, text: digits } = found
    read = read.slice(0, from) + digits.padEnd(to - from) + read.slice(to)
  }
  return read
}
