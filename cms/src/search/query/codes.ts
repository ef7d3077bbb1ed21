import { gtinOfPieces, isGtin } from '@vitrine/contract/gtin'
import type { Locale } from '@vitrine/configuration/locales'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { matchAt } from '../match-at.ts'
import { isStopWord } from '../words/stop-words.ts'

/** Span in the folded text: index of the first character, and index after the last. */
export interface Span {
  from: number
  to: number
}

/**
 * Text that may be a part number or a part of one. The parser has no list of part numbers; the
 * catalogue decides.
 */
export interface PartNumberCandidate extends Span {
  normalized: string
  /**
   * Text with `-` for each typed separator: a fragment begins where a group of a part number does.
   */
  groups: string
  /** Typed text, folded; words joined by `-`. */
  typed: string
}

/** Maximum words in which a part number is typed (`tc 95 12`). */
const maxPieces = 5
/** Minimum length of a part number that is looked up, characters without separators. */
const minLength = 3

const hasDigit = (text: string): boolean => /\d/.test(text)

/**
 * True if the first of several words begins a part number: a few letters, or letters and digits. A
 * function word does only at the beginning of a text or before two numbers: `ha 58 24`, `haste ha
 * 58 24`, but not in `alicate de 12 t`.
 */
const beginsPartNumber = (
  piece: string,
  from: number,
  following: readonly string[],
  locale: Locale,
): boolean =>
  /^[a-z]{1,4}(?:[\d./-].*)?$/.test(piece) &&
  (from === 0 ||
    !isStopWord(piece, locale) ||
    (following.length === 2 && following.every((next) => /^\d+$/.test(next))))

/** Candidates in a folded text: each word by itself, and sequences of words. */
export function partNumberCandidates(folded: string, locale: Locale): PartNumberCandidate[] {
  const pieces = [...folded.matchAll(/[^\s,;+()[\]"]+/g)].flatMap((match) =>
    // two part numbers: `XY-95-12/XZ-95-12`; but one: `xy 95/12`
    /[a-z].*\/.*[a-z]/.test(match[0])
      ? [match, ...match[0].matchAll(/[^/]+/g)].map((part) => ({
          text: part[0],
          from: part === match ? match.index : match.index + part.index,
        }))
      : [{ text: match[0], from: match.index }],
  )
  const candidates: PartNumberCandidate[] = []
  for (const [index, first] of pieces.entries()) {
    const following = pieces.slice(index + 1, index + 3).map(({ text }) => text)
    const begins = beginsPartNumber(first.text, first.from, following, locale)
    let joined = ''
    for (const piece of pieces.slice(index, index + maxPieces)) {
      const alone = piece === first
      if (!alone && (!begins || piece.text.length > 8)) break
      if (!alone && piece.from <= first.from) break
      joined = joined === '' ? piece.text : `${joined}-${piece.text}`
      const normalized = normalizePartNumber(joined)
      const coded = hasDigit(joined) || /[a-z]-[a-z]/.test(joined)
      if (!coded || normalized.length < minLength) continue
      candidates.push({
        normalized,
        typed: joined,
        groups: joined
          .toUpperCase()
          .replace(/[^A-Z0-9]+/g, '-')
          .replace(/^-|-$/g, ''),
        from: first.from,
        to: piece.from + piece.text.length,
      })
    }
  }
  return candidates
}

/** Trade code that consists of digits, as typed. */
export interface DigitCode {
  kind: 'gtin' | 'ncm'
  digits: string
  /** True for a part of a code: the beginning of an NCM, any part of a GTIN. */
  fragment: boolean
  weight: number
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * Patterns by code. `run`: eight or more digits of a GTIN; shorter parts would match every product.
 */
const digitPatterns = {
  named:
    /(?<name>gtin|ean|ncm)(?:[-\s]?1[234](?=[\s:]))?\s*:?\s*(?<digits>\d[\d.\s-]*\d)(?![a-z\d])/y,
  ncm: /\d{4}\.\d{2}(?:\.?\d{2})?(?![a-z\d])|\d{4}\.\d{4}(?![a-z\d])/y,
  spaced: /\d[\d\s-]{6,18}\d(?![a-z\d]|[.,/]\d)/y,
  run: /\d{8,14}(?![a-z\d]|[.,/]\d)/y,
}

/** GTIN of the pieces, for the GTIN of a pack. */
function ofPieces(digits: string): DigitCode[] {
  const gtin = gtinOfPieces(digits)
  return gtin === undefined ? [] : [{ kind: 'gtin', digits: gtin, fragment: false, weight: 0.95 }]
}

/** GTIN or NCM at a position of a folded text. */
export function readDigitCode(
  folded: string,
  position: number,
): { end: number; codes: DigitCode[] } | undefined {
  const named = matchAt(digitPatterns.named, folded, position)
  if (named) {
    const { name, digits = '' } = named.groups ?? {}
    const kind = name === 'ncm' ? 'ncm' : 'gtin'
    const code = digitsOf(digits)
    const fragment = kind === 'ncm' ? code.length < 8 : !isGtin(code)
    const own: DigitCode = { kind, digits: code, fragment, weight: 1 }
    return { end: position + named[0].length, codes: [own, ...ofPieces(code)] }
  }
  const ncm = matchAt(digitPatterns.ncm, folded, position)
  if (ncm) {
    const digits = digitsOf(ncm[0])
    const codes: DigitCode[] = [{ kind: 'ncm', digits, fragment: digits.length < 8, weight: 1 }]
    return { end: position + ncm[0].length, codes }
  }
  const spaced = matchAt(digitPatterns.spaced, folded, position)
  const together = digitsOf(spaced?.[0] ?? '')
  if (spaced && together.length >= 12 && isGtin(together)) {
    const codes: DigitCode[] = [
      { kind: 'gtin', digits: together, fragment: false, weight: 1 },
      ...ofPieces(together),
    ]
    return { end: position + spaced[0].length, codes }
  }
  const run = matchAt(digitPatterns.run, folded, position)
  if (!run) return undefined
  const digits = run[0]
  const codes: DigitCode[] = [
    { kind: 'gtin', digits, fragment: !isGtin(digits), weight: isGtin(digits) ? 1 : 0.7 },
    ...ofPieces(digits),
  ]
  if (digits.length === 8) codes.push({ kind: 'ncm', digits, fragment: false, weight: 0.9 })
  return { end: position + digits.length, codes }
}
