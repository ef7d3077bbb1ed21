import {
  halfDozen,
  multipleWord,
  numeralValues,
  numeralWord,
  packUnit,
  pieceUnit,
} from './line-words.ts'

/** Half a dozen, a numeral before a unit, or a numeral at the beginning of a line before a code. */
const numberWord = new RegExp(
  String.raw`(?<![a-z0-9])(?:${halfDozen})(?![a-z0-9])|(?<![a-z0-9])${numeralWord}(?=\s+(?:${pieceUnit}|${packUnit}|${multipleWord}))|^${numeralWord}(?=\s+[a-z]+[-\s]?\d)`,
  'g',
)

/** Folded text with numerals replaced by digits; lengths are kept, so that spans remain valid. */
export const withNumbersInDigits = (text: string): string =>
  text.replace(numberWord, (word) => String(numeralValues.get(word) ?? 6).padEnd(word.length))
