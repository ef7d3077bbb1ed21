import { rangeWords } from './file-words.ts'
import type { NameMatch } from './name-matches.ts'
import type { NameToken } from './name-tokens.ts'

/** Signs of a range between two codes or numbers: `..`, `~`, a dash. */
const isRangeSign = (before: string): boolean => /^\s*(?:\.{2,}|[…~–—]|\s-)\s*$/.test(before)

const isNumber = (token: NameToken | undefined): boolean =>
  token !== undefined && /^\d{1,4}$/.test(token.text)

/**
 * Index of the token at which the range ends that a code begins: `XY-1..XY-6`, `XY-1 to 6`; undefined
 * for no range.
 */
export function rangeEnd(
  { to }: NameMatch,
  tokens: readonly NameToken[],
  coded: readonly NameMatch[],
): number | undefined {
  const next = tokens[to]
  if (!next) return undefined
  const isWord = rangeWords.has(next.text)
  const end = isWord ? to + 1 : to
  const token = tokens[end]
  const isCode = coded.some(({ from }) => from === end)
  if (!token || !(isCode || isNumber(token))) return undefined
  const isDash = isCode && /^\s*-\s*$/.test(token.before)
  return isWord || isDash || isRangeSign(token.before) ? end : undefined
}

const isWithin = (text: string | undefined, max: number): boolean =>
  text !== undefined && /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= max
const isYear = (text: string | undefined): boolean =>
  text !== undefined && /^(?:19|20)\d{2}$/.test(text)
const isPair = (text: string | undefined): boolean => text !== undefined && /^\d{2}$/.test(text)
const isClose = (token: NameToken | undefined): boolean => /^[-_. ]$/.test(token?.before ?? '')

/** Number of tokens of a date that begins at an index; 0 for none. */
function dateLength(tokens: readonly NameToken[], at: number): number {
  const dated = tokens.slice(at, at + 3)
  const [a, b, c] = dated.map(({ text }) => text)
  const [, second, third] = dated
  if (!isClose(second)) return 0
  const isWhole = isClose(third)
  if (isYear(a) && isWithin(b, 12)) return isWhole && isWithin(c, 31) ? 3 : 2
  if (isWithin(a, 12) && isYear(b)) return 2
  if (!isWhole) return 0
  if (isYear(c) && isWithin(a, 31) && isMonth(b)) return 3
  const isEven = second?.before === third?.before && second?.before !== ' '
  return isEven && [a, b, c].every(isPair) && [a, b].every((each) => isWithin(each, 31)) ? 3 : 0
}

/** Month as a number or a word; as a number also a day, since both orders are written. */
const isMonth = (text: string | undefined): boolean =>
  isWithin(text, 31) || /^\p{L}{3,}$/u.test(text ?? '')

/** Indices of the tokens of dates, and of times after them: `2024-05-12 14.30.05`. */
export function datesIn(tokens: readonly NameToken[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (let at = 0; at < tokens.length; at += 1) {
    const length = dateLength(tokens, at)
    if (length === 0) continue
    let end = at + length
    for (let each = at; each < end; each += 1) found.add(each)
    // a word may come between: `at 14.30`
    const time = isPair(tokens[end]?.text) ? end : end + 1
    if (isPair(tokens[time]?.text) && isPair(tokens[time + 1]?.text))
      for (end = time; isPair(tokens[end]?.text); end += 1) found.add(end)
    at = end - 1
  }
  return found
}
