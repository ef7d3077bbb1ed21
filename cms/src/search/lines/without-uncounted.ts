import { bulkUnit, otherCountWord, packUnit, pieceUnit } from './line-words.ts'

const amount = String.raw`\d+(?:[.,'\s]\d{3})*(?:[.,]\d{1,4})?`
const before = String.raw`(?:[a-z]{0,2}\$s?|[€£¥]|(?:brl|usd|eur|gbp|ars|clp|cop|mxn|pen|uyu|chf)(?![a-z]))`
const after = String.raw`(?:[€£¥]|(?:brl|usd|eur|gbp|ars|clp|cop|mxn|pen|uyu|chf|reais|euros?|dolares|dollars?|pesos?|soles)(?![a-z0-9]))`
const free = String.raw`(?<![a-z0-9.,/-])`

/** Numbers that count no pieces of the line. */
const uncounted = [
  // prices, surest first: `3,20 €` before `€ 10`
  new RegExp(String.raw`${free}\d+(?:[.,]\d{3})*[.,]\d{2}\s*${after}`, 'g'),
  new RegExp(String.raw`(?<![a-z0-9])${before}\s*${amount}`, 'g'),
  new RegExp(String.raw`${free}${amount}\s*${after}`, 'g'),
  // `10 x 15,90`: pieces and their price
  /(?<=(?:^|\s)\d+\s?)[x*]\s?\d+[.,]\d{2}(?!\d)/g,
  // what a pack holds: `10 pcs/box`, `50 por caixa`
  new RegExp(
    String.raw`${free}\d{1,5}\s*(?:${pieceUnit}\s*)?(?:\/\s*|(?:por|per|pro|je|a|in\s+(?:a|each))\s+)(?:${packUnit})`,
    'g',
  ),
  // `caixa com 25 pç`, `emb. 50 un`, after no number of packs
  new RegExp(
    String.raw`(?<![a-z0-9]|\d\s*)(?:${packUnit})\s*(?:(?:de|com|con|of|with|mit|von|a)\s|c\/|:)?\s*\d{1,5}\s*(?:${pieceUnit})`,
    'g',
  ),
  // a range: `10 a 20 pç`, `between 10 and 20`
  new RegExp(
    String.raw`${free}\d{1,6}\s+(?:a|ate|to|bis|hasta|ou|or|o|oder)\s+\d{1,6}(?=\s*(?:${pieceUnit}|${packUnit}|$))`,
    'g',
  ),
  /(?<![a-z0-9])(?:entre|between|zwischen)\s+\d{1,6}\s+(?:e|y|and|und)\s+\d{1,6}(?![a-z0-9.,/-])/g,
  // batch, date or serial number after a GTIN, by their GS1 identifiers
  /(?<=\(01\)\d{14}\S*)\(\d{2,4}\)[^\s(]*/g,
  new RegExp(String.raw`(?<![a-z0-9])${otherCountWord}[\s.:#]*\d[\d./-]*(?![a-z])`, 'g'),
  // what holds an unknown number of pieces
  new RegExp(String.raw`${free}\d{1,6}\s*${bulkUnit}`, 'g'),
]

/** Folded text with blanks in place of numbers that are no quantities. */
export const withoutUncounted = (text: string): string =>
  uncounted.reduce(
    (left, pattern) => left.replace(pattern, (found) => ' '.repeat(found.length)),
    text,
  )
