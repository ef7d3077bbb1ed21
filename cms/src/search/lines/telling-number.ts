import type { PartNumberCandidate } from '../query/codes.ts'
import { notParts, sizeUnit } from './line-words.ts'
import { overlaps } from './pasted-line.ts'

/** Minimum length of another maker's number with letters that is found without the maker's name. */
const minLength = 4
/**
 * Minimum length of another maker's number of digits only that is found without the maker's name.
 */
const minDigits = 5

/**
 * True for sizes and standards in descriptions: `95mm2`, `m12`, `3/0awg`, `12t`, `cat6`, `ip67`, and
 * for conductors and sections of bars: `3x95`, `30x10`.
 */
export const isMeasure = (text: string): boolean =>
  /^(?:\d+(?:[.,/x-]\d+)*[a-z]{1,4}\d?[.,)]*|\d{1,3}x\d{1,4}(?:[.,]\d{1,2})?|m\d{1,2}(?:x\d+)?|(?:mm|cm|dm|km|m)[23]|(?:ip|cat|cl|din|iso|iec|nbr|astm)[\d-]+[a-z]?)$/.test(
    text,
  )

/**
 * True if a code is long enough, and not a size, so that it may be another maker's number without
 * the maker's name.
 */
export const isTelling = (normalized: string): boolean =>
  /[A-Z]/.test(normalized) && /\d/.test(normalized)
    ? normalized.length >= minLength && !isMeasure(normalized.toLowerCase())
    : /^\d+$/.test(normalized) && normalized.length >= minDigits

/**
 * Candidates that are known numbers of other makers; of overlapping ones the longest, then the
 * first. `named`: true if the text names a maker, so that short numbers count too.
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

/** Size in a text: `95mm2`, `2x50 mm2`, `3x95+50`, `m12`, `5/8`, `3/0`. */
const size = new RegExp(
  String.raw`(?<![a-z0-9./,])(?:(?:\d{1,2}\s?x\s?)?\d{1,5}(?:[.,]\d{1,3})?\s?${sizeUnit}(?![a-z0-9])|\d{1,2}x\d{1,4}\s?\+\s?\d|m\d{1,2}(?![a-z0-9/])|\d{1,2}\/(?:2|4|8|16|32|64)(?![\d/])|[1-4]\/0(?![\d/]))`,
)

/** True if a text contains a size and so may describe a part. */
export const statesSize = (folded: string): boolean => size.test(folded)

/** Number before words that name what it counts, without another number: `10 hastes cobreadas`. */
const countOfThings = /^\d{1,5}\s+(?=[a-z]{4})[^\d,@]+$/

/** True if a text counts things that may be parts; addresses and people are none. */
export const countsThings = (folded: string): boolean =>
  countOfThings.test(folded.trim()) && !notParts.test(folded)
