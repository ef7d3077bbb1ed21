import type { PartNumberCandidate } from '../query/codes.ts'
import { inchWord } from './line-words.ts'
import { overlaps } from './pasted-line.ts'

/** Shortest number of another maker that a text alone names: with a letter, and of digits. */
const minLength = 4
const minDigits = 5

/** Sizes and standards of a description: `95mm2`, `m12`, `3/0awg`, `12t`, `cat6`, `ip67`. */
export const isMeasure = (text: string): boolean =>
  /^(?:\d+(?:[.,/x-]\d+)*[a-z]{1,4}\d?[.,)]*|m\d{1,2}(?:x\d+)?|(?:mm|cm|dm|km|m)[23]|(?:ip|cat|cl|din|iso|iec|nbr|astm)[\d-]+[a-z]?)$/.test(
    text,
  )

/** Whether a code is long enough to be another maker's number wherever it stands. */
export const isTelling = (normalized: string): boolean =>
  /[A-Z]/.test(normalized) && /\d/.test(normalized)
    ? normalized.length >= minLength && !isMeasure(normalized.toLowerCase())
    : /^\d+$/.test(normalized) && normalized.length >= minDigits

/**
 * Candidates that are numbers of other makers: those that are known, the longest where they overlap, of
 * equally long ones the first. `named`: the text names a maker, so that any of its numbers counts.
 */
export function numbersOfOthers(
  candidates: readonly PartNumberCandidate[],
  isKnown: (normalized: string) => boolean,
  named = false,
): PartNumberCandidate[] {
  const known = candidates
    .filter(({ normalized }) => (named || isTelling(normalized)) && isKnown(normalized))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return known
    .filter((one, at) => !known.slice(0, at).some((other) => overlaps(one, other)))
    .toSorted((a, b) => a.from - b.from)
}

/** A size in a text: `95mm2`, `m12`, `5/8`, `3/0`, `12 t`. */
const size = new RegExp(
  String.raw`(?<![a-z0-9./,])(?:\d{1,5}(?:[.,]\d{1,3})?\s?(?:mm2?|cm|awg|kcmil|mcm|kv|kn|${inchWord}|")(?![a-z0-9])|m\d{1,2}(?![a-z0-9/])|\d{1,2}\/(?:2|4|8|16|32|64)(?![\d/])|[1-4]\/0(?![\d/]))`,
)

/** Whether a text states a size, so that it may describe a part. */
export const statesSize = (folded: string): boolean => size.test(folded)
