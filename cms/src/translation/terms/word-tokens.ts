/** Word of a text with its place. */
export interface WordToken {
  text: string
  from: number
  /** Index after its last character. */
  to: number
  /** True for a number, size, part number or address: compared as a whole. */
  isCode: boolean
  /** True if only blanks, hyphens and apostrophes stand between the word before and this one. */
  isJoined: boolean
}

/** Tags and escapes of rich texts (`tagged-text.ts`); they divide no words. */
const tags = /<\/?(?:b|i|s|u|code|sub|sup|a\d{1,2})>|&(?:lt|amp);/g

/** Placeholders of mails and messages. */
const placeholders = /\{[^{}]{0,80}\}/g

const words = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu

/** Signs that join two parts of a part number, a number or an address. */
const joiners = '.,/·+-_@'

const joining = /^[\s\p{Pd}'’]*$/u

const isDigit = (character: string): boolean => /\p{N}/u.test(character)

interface Part {
  text: string
  from: number
  to: number
}

/** True if a single sign makes one code of two parts: `95/12`, `TC-95`, `mail@example`. */
function isChained(text: string, before: Part, after: Part): boolean {
  if (after.from - before.to !== 1) return false
  const sign = text.charAt(before.to)
  if (!joiners.includes(sign)) return false
  return sign === ',' || sign === '/'
    ? isDigit(text.charAt(before.to - 1)) || isDigit(text.charAt(after.from))
    : true
}

/** Parts that may be one code, grouped. */
function chainsOf(text: string): Part[][] {
  const chains: Part[][] = []
  for (const { 0: part, index } of text.matchAll(words)) {
    const next: Part = { text: part, from: index, to: index + part.length }
    const chain = chains.at(-1)
    const last = chain?.at(-1)
    if (chain && last && isChained(text, last, next)) chain.push(next)
    else chains.push([next])
  }
  return chains
}

/** True for a chain with a digit, an address of a mail, or a domain. */
const isCode = (text: string): boolean => isDigit(text) || text.includes('@') || text.includes('.')

const invisible = /\p{Cf}/u

/** Text whose tags are blanks and whose placeholders are signs, of the same length. */
function withoutMarkup(text: string): string {
  const untagged =
    text.includes('<') || text.includes('&')
      ? text.replaceAll(tags, (found) => ' '.repeat(found.length))
      : text
  return untagged.includes('{')
    ? untagged.replaceAll(placeholders, (found) => '|'.repeat(found.length))
    : untagged
}

/** True if the gap between two words joins them; a single blank is the usual one. */
const isGapJoining = (text: string, from: number, to: number): boolean =>
  (to - from === 1 && text[from] === ' ') || joining.test(text.slice(from, to))

/**
 * Words of a text, which may have tags. Placeholders have none; numbers, sizes and part numbers are
 * one token each.
 */
export function wordTokens(given: string): WordToken[] {
  const text = withoutMarkup(given)
  const hasInvisible = invisible.test(text)
  const tokens: WordToken[] = []
  let end = 0
  for (const chain of chainsOf(text)) {
    const [from, to] = [chain[0]?.from ?? 0, chain.at(-1)?.to ?? 0]
    const whole = text.slice(from, to)
    const code = isCode(whole)
    for (const part of code ? [{ text: whole, from, to }] : chain) {
      const isJoined = tokens.length > 0 && isGapJoining(text, end, part.from)
      tokens.push({
        text: hasInvisible ? part.text.replaceAll(/\p{Cf}/gu, '') : part.text,
        from: part.from,
        to: part.to,
        isCode: code,
        isJoined,
      })
      end = part.to
    }
  }
  return tokens
}
