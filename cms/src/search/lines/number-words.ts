import {
  halfDozen,
  multipleWord,
  numeralValues,
  numeralWord,
  packUnit,
  pieceUnit,
} from './line-words.ts'

/** A half dozen; a number before a unit; a number that begins a line before a code. */
const numberWord = new RegExp(
  String.raw`(?<![a-z0-9])(?:${halfDozen})(?![a-z0-9])|(?<![a-z0-9])${numeralWord}(?=\s+(?:${pieceUnit}|${packUnit}|${multipleWord}))|^${numeralWord}(?=\s+[a-z]+[-\s]?\d)`,
  'g',
)

/** Folded text with numbers in digits, each as long as its word. */
export const withNumbersInDigits = (text: string): string =>
  text.replace(numberWord, (word) => String(numeralValues.get(word) ?? 6).padEnd(word.length))
