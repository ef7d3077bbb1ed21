import {
  andWord,
  betweenWord,
  bulkUnit,
  currencyWord,
  multipleWord,
  ofWord,
  otherCountWord,
  packContentsWord,
  packUnit,
  perPackWord,
  pieceUnit,
  rangeWord,
  sizeWord,
} from './line-words.ts'

const amount = String.raw`\d+(?:[.,'\s]\d{3})*(?:[.,]\d{1,4})?`
const currencyCode = 'brl|usd|eur|gbp|ars|clp|cop|mxn|pen|uyu|chf'
const before = String.raw`(?:[a-z]{0,2}\$s?|[€£¥]|(?:${currencyCode})(?![a-z]))`
const after = String.raw`(?:[€£¥]|(?:${currencyCode}|${currencyWord})(?![a-z0-9]))`
const free = String.raw`(?<![a-z0-9.,/-])`

/** Text between a word and its number. */
const toNumber = String.raw`(?:[\s.:#]*|\s${ofWord}\s)`

/** Patterns of numbers that are not quantities. */
const uncounted = [
  // prices; the more certain pattern first: `3,20 €` before `€ 10`
  new RegExp(String.raw`${free}\d+(?:[.,]\d{3})*[.,]\d{2}\s*${after}`, 'g'),
  new RegExp(String.raw`(?<![a-z0-9])${before}\s*${amount}`, 'g'),
  new RegExp(String.raw`${free}${amount}\s*${after}`, 'g'),
  // `10 x 15,90`: quantity and unit price
  /(?<=(?:^|\s)\d+\s?)[x*]\s?\d+[.,]\d{2}(?!\d)/g,
  // content of a pack: `10 pcs/box`, `50 por caixa`
  new RegExp(
    String.raw`${free}\d{1,5}\s*(?:${pieceUnit}\s*)?(?:\/\s*|${perPackWord}\s+)(?:${packUnit})`,
    'g',
  ),
  // `caixa com 25 pç`, `emb. 50 un`, unless a number of packs precedes
  new RegExp(
    String.raw`(?<![a-z0-9]|${free}\d{1,6}\s*)(?:${packUnit})\s*(?:${packContentsWord}\s|c\/|:)?\s*\d{1,5}\s*(?:${pieceUnit})`,
    'g',
  ),
  // `caixa com 100`, without a number of packs
  new RegExp(
    String.raw`(?<![a-z0-9]|${free}\d{1,6}\s*)(?:${packUnit})\s*(?:${packContentsWord}\s+|c\/\s*)\d{1,5}(?![\d/]|[.,]\d)`,
    'g',
  ),
  // range: `10 a 20 pç`, `between 10 and 20`
  new RegExp(
    String.raw`${free}\d{1,6}\s+(?:${rangeWord}|${andWord}(?:\s+[a-z]{2,4})?)\s+\d{1,6}(?=\s*(?:${pieceUnit}|${packUnit}|$))`,
    'g',
  ),
  new RegExp(
    String.raw`(?<![a-z0-9])${betweenWord}\s+\d{1,6}\s+${andWord}\s+\d{1,6}(?![a-z0-9.,/-])`,
    'g',
  ),
  // batch, date or serial number after a GTIN, by their GS1 application identifiers
  /(?<=\(01\)\d{14}\S*)\(\d{2,4}\)[^\s(]*/g,
  new RegExp(String.raw`(?<![a-z0-9])${otherCountWord}${toNumber}\d[\d./-]*(?![a-z\d])`, 'g'),
  new RegExp(
    String.raw`(?<![a-z0-9])${sizeWord}${toNumber}\d+(?:[.,/]\d+)?(?![a-z\d.,/-]|\s*(?:${pieceUnit}|${packUnit}|${multipleWord}))`,
    'g',
  ),
  // units with an unknown number of pieces
  new RegExp(String.raw`${free}\d{1,6}\s*${bulkUnit}`, 'g'),
]

/** Folded text with spaces in place of numbers that are not quantities. */
export const withoutUncounted = (text: string): string =>
  uncounted.reduce(
    (left, pattern) => left.replace(pattern, (found) => ' '.repeat(found.length)),
    text,
  )
