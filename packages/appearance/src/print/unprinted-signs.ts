import { printedRanges } from './printed-ranges.ts'

let ranges: { from: number; to: number }[] | undefined

function readRanges(): { from: number; to: number }[] {
  let end = 0
  return printedRanges.split(' ').map((written) => {
    const [gap = '0', length = '1'] = written.split('.')
    const from = end + Number.parseInt(gap, 36)
    end = from + Number.parseInt(length, 36)
    return { from, to: end }
  })
}

function hasFont(sign: string): boolean {
  ranges ??= readRanges()
  const code = sign.codePointAt(0) ?? 0
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.to ?? 0) <= code) low = middle + 1
    else high = middle
  }
  return (ranges[low]?.from ?? Infinity) <= code
}

/**
 * Characters without a glyph that are printed: spaces and hyphens as a similar character, exponents
 * as drawn digits.
 */
const drawn = /[\s\u2010\u2011\u2070-\u207f\u00b2\u00b3\u00b9]/u
const unseen = /\p{Default_Ignorable_Code_Point}|\p{Cc}/u

/** Replacement for a character that no font of print has. */
export const missingMark = '[?]'
const pictograph = /\p{Extended_Pictographic}|\p{Emoji_Presentation}/u

/**
 * Printable form of a character: itself, its compatibility form (NFKC) or its parts; undefined if
 * there is none.
 */
const printedForm = (sign: string): string | undefined =>
  drawn.test(sign) || unseen.test(sign)
    ? sign
    : [sign, sign.normalize('NFKC'), sign.normalize('NFKD')].find((form) =>
        [...form].every(hasFont),
      )

/**
 * Distinct characters of a text that printed files have no font for, not even in their
 * compatibility form. Data sheets and lists show a mark in their place, or nothing for an emoji.
 */
export const unprintedSigns = (text: string): string[] =>
  [...new Set(text.normalize('NFC'))].filter((sign) => printedForm(sign) === undefined)

/** Text in printable characters, with a mark for each other one; emoji are left out. */
export const printedSigns = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => printedForm(sign) ?? (pictograph.test(sign) ? '' : missingMark))
    .join('')
