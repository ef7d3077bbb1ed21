import { listQuantity } from '@vitrine/contract/part-list'
import type { Locale } from '@vitrine/configuration/locales'
import { readNumber } from '../quantities/numbers.ts'
import {
  andAHalf,
  bulkMeasure,
  leadingMeasure,
  leadingUnit,
  measureUnit,
  multipleWord,
  ofEachWord,
  packContentsWord,
  packUnit,
  pieceColumnUnit,
  pieceUnit,
  quantityWord,
  requestedWord,
} from './line-words.ts'
import type { PossibleQuantity } from './pasted-line.ts'
import { operationCode } from './tax-codes.ts'

/**
 * Digits of a number; spaces group digits only if the column contains nothing else: `1.000`, `2,5`,
 * `1 000`.
 */
const digits = String.raw`\d+(?:[.,'\u00a0\u202f]\d+)*`
const grouped = String.raw`\d{1,3}(?:\s\d{3})+`
const wholeColumn = new RegExp(
  String.raw`^(?:${quantityWord}[\s.:=]*)?(?<number>${grouped}|${digits})\s*(?:x|${pieceColumnUnit})?$`,
)

/** Number in a text that contains nothing else except its unit. */
export const wholeNumber = (text: string): string | undefined =>
  wholeColumn.exec(text.trim())?.groups?.['number']

/** Text of a cell that is only a length, mass or volume: `100 m`, `qtd: 5 kg`. */
export const wholeMeasure = (text: string): RegExpExecArray | null => measureOnly.exec(text.trim())
const measureOnly = new RegExp(
  String.raw`^(?:${quantityWord}[\s.:=]*)?(?<number>${grouped}|${digits})\s*(?<measure>${bulkMeasure})$`,
)

/** True if a text is a number with a unit of pieces. */
export const isPieces = (text: string): boolean => wholePieces.test(text.trim())
const wholePieces = new RegExp(String.raw`^(?:${grouped}|${digits})\s*${pieceUnit}$`)

const between = String.raw`(?<![a-z0-9.,/-])`

/** Patterns of quantities by format; of overlapping matches the first one is used. */
export const quantityPatterns: readonly {
  written: PossibleQuantity['written']
  pattern: RegExp
}[] = [
  // `100 m`, `5 kg`; but `x 2,40 m` is a size
  {
    written: 'measured',
    pattern: new RegExp(
      String.raw`${between}(?<![x*]\s?)(?<number>${grouped}|${digits})\s?(?<measure>${bulkMeasure})(?!\s?[x/])`,
      'g',
    ),
  },
  // row whose unit precedes the number: `AB-50 lug KG 10,00`
  {
    written: 'in a measure',
    pattern: new RegExp(
      String.raw`(?<=(?<![a-z0-9-]|\d\s+)(?<measure>${leadingMeasure})\s+)(?<number>${digits})(?=\s|$)`,
      'g',
    ),
  },
  // `2 boxes of 50`: the pieces are stated
  {
    written: 'with a unit',
    pattern: new RegExp(
      String.raw`${between}(?<number>\d{1,6})\s*(?:${packUnit})\s*(?:${packContentsWord}\s+|c\/\s*|x\s*)(?<each>\d{1,4})(?![a-z\d/-]|[.,]\d)(?:\s*${pieceUnit})?`,
      'g',
    ),
  },
  // `2 x 50 pcs`
  {
    written: 'with a unit',
    pattern: new RegExp(
      String.raw`${between}(?<number>\d{1,5})\s?[x*]\s?(?<each>\d{1,5})\s*${pieceUnit}`,
      'g',
    ),
  },
  {
    written: 'in packs',
    pattern: new RegExp(
      String.raw`${between}(?<number>${digits})\s*(?:x\s+)?\(?(?<packs>${packUnit})`,
      'g',
    ),
  },
  // `2 dozen`, `3 mil pç`
  {
    written: 'with a unit',
    pattern: new RegExp(
      String.raw`${between}(?<number>${digits})\s*(?<multiple>${multipleWord})(?<half>\s+${andAHalf})?`,
      'g',
    ),
  },
  // `10 pcs`, `10 (ten) pieces`, `10-off`
  {
    written: 'with a unit',
    pattern: new RegExp(
      String.raw`${between}(?<number>${grouped}|${digits})(?:\)?\s*(?:\([a-z ]{2,40}\)\s*)?(?:${pieceUnit}|no\.)|\s?-\s?(?:off(?![a-z0-9])|${pieceUnit}))`,
      'g',
    ),
  },
  {
    written: 'with a unit',
    pattern: new RegExp(
      String.raw`(?<![a-z0-9])${quantityWord}(?:\s+${requestedWord})?[\s.:=]*(?<number>${digits})(?![a-z0-9/-])`,
      'g',
    ),
  },
  // row whose unit precedes the number: `AB-50 lug PC 10 12.50`
  {
    written: 'with a unit',
    pattern: new RegExp(
      String.raw`(?<=(?<![a-z0-9-]|\d\s+)(?:${leadingUnit})\s+)(?<number>${digits})(?=\s|$)(?!\s?(?:x\s?\d|${measureUnit}))`,
      'g',
    ),
  },
  // the number before the unit may be the code of an invoice's operation: `5102 UN 60,00`
  {
    written: 'with a unit',
    pattern: new RegExp(
      String.raw`(?<=(?<![a-z0-9.,/-])${operationCode}\s+(?:${leadingUnit})\s+)(?<number>${digits})(?=\s|$)`,
      'g',
    ),
  },
  // `5 of each: AB-50, CD-70`
  {
    written: 'with a unit',
    pattern: new RegExp(String.raw`${between}(?<number>${digits})\s+${ofEachWord}`, 'g'),
  },
  // `10x AB-50`, `10 * AB-50`, also before a price
  {
    written: 'times',
    pattern: new RegExp(
      String.raw`${between}(?<number>${digits})\s?[x*]\s*(?=[a-z])(?!m\s?\d)`,
      'g',
    ),
  },
  // `AB-50 10x`
  {
    written: 'times',
    pattern: new RegExp(String.raw`${between}(?<number>${digits})\s?[x*](?=\s*(?:$|[);]))`, 'g'),
  },
  // `AB-50 x 10`, `AB-50 (x10)`, `AB-50 *10`, `x10 AB-50`
  {
    written: 'times',
    pattern: new RegExp(
      String.raw`(?<=^|[\s([{])[x*]\s?(?<number>\d+(?:[.,]\d{3})*)(?=$|[\s)\]};,.]|${pieceUnit})(?![.,]?\d|\s?(?:${bulkMeasure}|x|${measureUnit})(?![a-z])|\s?["'])`,
      'g',
    ),
  },
  // `AB-50x10`, unless that is a part number
  {
    written: 'glued',
    pattern: new RegExp(String.raw`(?<=[a-z]\S*\d)[x*](?<number>\d+)(?=\s*$)`, 'g'),
  },
  {
    written: 'alone',
    pattern: new RegExp(
      String.raw`(?<![a-z0-9./+-]|[a-z0-9],|\d\s?\/\s)(?<number>${digits})(?=$|[\s);:,.\]}])(?![.,]\d|\s?(?:${measureUnit}|a\s*$)|\s?\/\s?\d)`,
      'g',
    ),
  },
]

/** True for a number with two decimals, a price unless a unit follows: `15,90`. */
export const isPriceText = (text: string): boolean => /^\d+[.,]\d{2}$/.test(text)

/** Quantity of a number as written in a locale; undefined for other texts. */
export const quantityOfText = (text: string, locale: Locale): number | undefined => {
  const [read] = readNumber(text.replace(/['\s\u00a0\u202f]/g, ''), locale)
  return read === undefined ? undefined : (listQuantity(read.value) ?? undefined)
}
