import { anyOf, inAllLanguages, languages, listed } from '../words/languages.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { wordsOfUnits } from '../quantities/units.ts'

/**
 * Patterns of words in pasted lists, folded, in all languages, since visitors paste texts of
 * others.
 */

const anyWord = (listOf: (language: LanguageWords) => string): string =>
  anyOf(inAllLanguages(listOf))

/** Pattern of a whole word, with an optional period of an abbreviation. */
const whole = (pattern: string): string => String.raw`${pattern}(?![a-z0-9])\.?`

/** Unit of pieces after a number. */
export const pieceUnit = whole(anyWord(({ pieces }) => pieces))

/** Units of pieces that also precede the number, in a column: `PC 10`. */
export const leadingUnit = whole(anyWord(({ leadingPieces }) => leadingPieces))

/** Packing unit after a number. */
export const packUnit = whole(anyWord(({ packs }) => packs))

/** Text that is only a packing unit. */
export const packWord = new RegExp(String.raw`^${packUnit}$`)

/** Words between a pack and the pieces that it contains: `box of 50`. */
export const packContentsWord = anyWord(({ packContents }) => packContents)

/** Words between a number of pieces and their pack: `10 per box`. */
export const perPackWord = anyWord(({ perPack }) => perPack)

const counts = [2, 12, 100, 144, 1000] as const

/** Words that multiply a number of pieces, with their factors. */
const multiples = new Map(
  counts.flatMap((count) =>
    inAllLanguages((language) => language.multiples[count]).map((word) => [word, count] as const),
  ),
)

/** Word after a number that multiplies the number. */
export const multipleWord = whole(anyOf([...multiples.keys()]))

/** Factor of a multiplying word; undefined for other words. */
export const piecesOfMultiple = (word: string): number | undefined =>
  multiples.get(word.replace(/\.$/, ''))

/** Half a unit after a multiplying word: `2 dozen and a half`. */
export const andAHalf = String.raw`${anyWord(({ and }) => and)}\s+(?:an?\s+)?${anyWord(({ half }) => half)}(?![a-z0-9])`

/** Words after pieces that each pack contains: `2 boxes, 50 pcs each`. */
export const eachAfterPieces = String.raw`${anyWord(({ each }) => each)}(?![a-z0-9])`

/** Half a dozen, except in `1 1/2 dozen`; `½` is folded to `1/2`. */
export const halfDozen = String.raw`(?<!(?:^|\s)\d+\s+)(?:1/2|${anyWord(({ half }) => half)})\s*${anyWord((language) => language.multiples[12])}`

/** Values of single numerals; `number-words.ts` reads compound ones (`twenty-five`). */
export const numeralValues: ReadonlyMap<string, number> = new Map(
  Object.values(languages).flatMap(({ numerals }) => Object.entries(numerals)),
)
const numeralWord = anyOf([...numeralValues.keys()])

/** Units of pieces that are a numeral after `and`: `treinta y un`. */
export const numeralAfterAnd: ReadonlySet<string> = new Set(
  inAllLanguages(({ numeralAfterAnd: word }) => word),
)

export const halfWord = anyWord(({ half }) => half)

/** Articles before `hundred` and `thousand`. */
export const articleWord = anyOf(listed('a um uma un una ein eine'))

/**
 * Numerals of languages without a table of words, beside which a numeral is part of a number that
 * is not read: `vingt six`, `cento venti`.
 */
export const foreignNumeral = anyOf(
  listed(
    'vingt trente quarante cinquante soixante septante nonante cent cents mille deux quatre cinq sept huit neuf venti trenta quaranta sessanta settanta ottanta novanta duecento trecento due tre quattro cinque sei otto',
  ),
)

/** Beginning of a line with a total. */
export const totalLine = new RegExp(String.raw`^\W*${anyWord(({ totals }) => totals)}(?![a-z0-9])`)

/** Units with an unknown number of pieces: pallets, drums, lengths. */
export const bulkUnit = String.raw`${anyWord(({ bulk }) => bulk)}(?![a-z0-9])`

/** Words after which a quantity applies to each part number of a line. */
export const eachWord = new RegExp(
  String.raw`(?<![a-z0-9])${anyWord(({ each }) => each)}(?![a-z0-9])`,
)

/** Words after a quantity that applies to each part number: `5 of each`. */
export const ofEachWord = String.raw`${anyWord(({ ofEach }) => ofEach)}(?![a-z0-9])`

/** Words of a request before a number of pieces: `please quote 10 AB-50`. */
export const askWord = anyWord(({ requests }) => requests)

/** Words before an approximate number of pieces: `about 10 AB-50`. */
export const aboutWord = String.raw`${anyWord(({ about }) => about)}\.?`

/** Beginning of a line of a signature, letterhead or page, whose numbers are not part numbers. */
export const signatureLine = new RegExp(
  String.raw`^\W*${anyWord(({ signatures }) => signatures)}(?![a-z0-9])`,
)

/** Words of a line that is not wanted: `CANCELADO`, `não comprar`, `already have`. */
export const withdrawnWord = new RegExp(
  String.raw`(?<![a-z0-9])${anyWord(({ withdrawn }) => withdrawn)}(?![a-z0-9])`,
)

/** Words of addresses, people and documents, which a number counts or numbers. */
export const notParts = new RegExp(
  String.raw`(?<![a-z0-9])${anyOf(
    listed(
      'street st avenue ave road rd lane drive suite floor building andar andares bloco piso pisos pessoas people persons personas leute personen items item itens linhas lines lineas zeilen arquivos files anexos attachments',
    ),
  )}(?![a-z0-9])`,
)

/** Words before a date or place: `até 20/12`. */
export const dateWord = new RegExp(String.raw`^${anyWord(({ dates }) => dates)}\s`)

/** Word before the number of a week. */
export const weekWord = anyWord(({ weeks }) => weeks)

/** Words before a number that is not a quantity: `rev. 3`, `lote 2026`, `iso 9001`. */
export const otherCountWord = anyOf([
  ...inAllLanguages(({ otherCounts }) => otherCounts),
  ...inAllLanguages(({ items }) => items),
  ...listed('din iec nbr iso astm'),
])

/** Word for a hole or bolt, unless a count precedes the word: `one hole`. */
const holeOrBolt = String.raw`(?<!(?<![a-z0-9.,/-])(?:[1-9]|${numeralWord})\s*)${anyOf([
  ...inAllLanguages(({ holes }) => holes),
  ...inAllLanguages(({ bolts }) => bolts),
])}`

/** Words before a size: `cable 95`, `hole 12`. */
export const sizeWord = String.raw`(?:${anyOf([
  ...inAllLanguages(({ sizes }) => sizes),
  ...inAllLanguages(({ diameters }) => diameters),
])}|${holeOrBolt})`

/** Units of measures after a number that is not a quantity. */
const measuredUnits = wordsOfUnits(
  'mm mm² cm cm² dm dm² m² km in ft V kV A kA W kW kVA AWG kcmil kN N·m bar ° h d t',
).filter((word) => /^(?:[vw]|(?!in$).{2,})$/.test(word))

/** Units after a number that is not a quantity: measures, durations, features of a part. */
export const measureUnit = String.raw`${anyOf([
  ...measuredUnits,
  '%',
  ...inAllLanguages(({ otherUnits }) => otherUnits),
])}(?![a-z0-9])`

/** Units of sizes of a part; `in` is also a word. */
export const sizeUnit = anyOf([
  ...wordsOfUnits('mm mm² cm AWG kcmil kV kN in').filter((name) => name !== 'in'),
  '"',
])

/** Units of lengths, masses and volumes, which count no pieces. */
const measures = wordsOfUnits('m kg g t L ft lb m² m³ yd')

/** Unit after a number that is a length, mass or volume: `100 m`, `5 kg`. */
export const bulkMeasure = whole(anyOf(measures))

/** Units of lengths and masses that also precede the number; shorter ones are threads: `M 12`. */
export const leadingMeasure = whole(anyOf(measures.filter((name) => name.length > 1)))

/** Text that is only a unit of lengths, masses or volumes. */
export const measureWord = new RegExp(String.raw`^(?:${bulkMeasure})$`)

/** Units of pieces that have a column of their own. */
export const pieceColumnUnit = whole(anyOf(inAllLanguages(({ pieces }) => pieces)))

/** Any unit of a quantity that can have its own column: pieces, meters, kilograms. */
export const columnUnit = whole(anyOf([...inAllLanguages(({ pieces }) => pieces), ...measures]))

export const quantityWords = inAllLanguages(({ quantity }) => quantity)

/** Words before a quantity, with or without a space: `qty10`. */
export const quantityWord = String.raw`${anyOf(quantityWords)}(?![a-z])`

/** Words between a word for quantity and its number: `qtd solicitada: 10`. */
export const requestedWord = anyWord(({ headings }) => headings.requested)

/** Words before the number of a line. */
export const itemWord = String.raw`${anyOf([...inAllLanguages(({ items }) => items), '#'])}(?![a-z0-9])`

/** Words between a quantity and what it counts (`of`). */
export const ofWord = anyWord(({ of }) => of)

/** Words between two items that are both meant. */
export const andWord = anyWord(({ and }) => and)
/** Words between alternatives. */
export const orWord = new RegExp(String.raw`(?<![a-z0-9])${anyWord(({ or }) => or)}(?![a-z0-9])`)

/** Words between the bounds of a range, or two alternative numbers: `10 to 20`, `10 or 20`. */
export const rangeWord = anyOf([
  ...inAllLanguages(({ rangeTo }) => rangeTo),
  ...inAllLanguages(({ or }) => or),
])
/** Words before a range whose bounds are connected by `andWord`. */
export const betweenWord = anyWord(({ rangeBetween }) => rangeBetween)

/** Names of currencies after an amount. */
export const currencyWord = anyWord(({ currencies }) => currencies)
