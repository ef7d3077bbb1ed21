import { anyOf, inAllLanguages, languages, listed } from '../words/languages.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { namesOfUnit } from '../quantities/units.ts'

/** Patterns of words in pasted lists, folded, of all languages: people paste what others wrote. */

const anyWord = (listOf: (language: LanguageWords) => string): string =>
  anyOf(inAllLanguages(listOf))

/** A word that is at its end, and a point after an abbreviation. */
const whole = (pattern: string): string => String.raw`${pattern}(?![a-z0-9])\.?`

/** A unit of pieces after a number. */
export const pieceUnit = whole(anyWord(({ pieces }) => pieces))

/** Units of pieces that are also written before the number, in a column: `PC 10`. */
export const leadingUnit = whole(anyWord(({ leadingPieces }) => leadingPieces))

/** A packing unit after a number. */
export const packUnit = whole(anyWord(({ packs }) => packs))

/** A text that is a packing unit. */
export const packWord = new RegExp(String.raw`^${packUnit}$`)

/** Between a pack and the pieces that it holds: `box of 50`. */
export const packContentsWord = anyWord(({ packContents }) => packContents)

/** Before the pack that a number of pieces fills: `10 per box`. */
export const perPackWord = anyWord(({ perPack }) => perPack)

const counts = [2, 12, 100, 144, 1000] as const

/** Words that count pieces by several. */
const multiples = new Map(
  counts.flatMap((count) =>
    inAllLanguages((language) => language.multiples[count]).map((word) => [word, count] as const),
  ),
)

/** A word after a number that multiplies it. */
export const multipleWord = whole(anyOf([...multiples.keys()]))

/** Pieces that a word stands for; undefined where it is none that multiplies. */
export const piecesOfMultiple = (word: string): number | undefined =>
  multiples.get(word.replace(/\.$/, ''))

/** Half a dozen, not of `1 1/2 dozen`; `½` is `1/2` once folded. */
export const halfDozen = String.raw`(?<!\d\s+)(?:1/2|${anyWord(({ half }) => half)})\s*${anyWord((language) => language.multiples[12])}`

/** Values of words of numbers; composed ones (`twenty-five`) are not read. */
export const numeralValues: ReadonlyMap<string, number> = new Map(
  Object.values(languages).flatMap(({ numerals }) => Object.entries(numerals)),
)
export const numeralWord = anyOf([...numeralValues.keys()])

/** Beginning of a line that adds up others. */
export const totalLine = new RegExp(String.raw`^\W*${anyWord(({ totals }) => totals)}(?![a-z0-9])`)

/** What holds packs or a length: how many pieces that is nobody knows. */
export const bulkUnit = String.raw`${anyWord(({ bulk }) => bulk)}(?![a-z0-9])`

/** Words after which one quantity is that of each part number of a line. */
export const eachWord = new RegExp(
  String.raw`(?<![a-z0-9])${anyWord(({ each }) => each)}(?![a-z0-9])`,
)

/** After a quantity that is that of each part number: `5 of each`. */
export const ofEachWord = String.raw`${anyWord(({ ofEach }) => ofEach)}(?![a-z0-9])`

/** A word before a number of pieces in a sentence: `please quote 10 AB-50`. */
export const askWord = anyWord(({ requests }) => requests)

/** A word before a number of pieces that need not be exact: `about 10 AB-50`. */
export const aboutWord = String.raw`${anyWord(({ about }) => about)}\.?`

/** Beginning of a line of a signature, a letterhead or a page: its numbers are no part numbers. */
export const signatureLine = new RegExp(
  String.raw`^\W*${anyWord(({ signatures }) => signatures)}(?![a-z0-9])`,
)

/** A word before a date or a place of a text: `até 20/12`. */
export const dateWord = new RegExp(String.raw`^${anyWord(({ dates }) => dates)}\s`)

/** A word before the number of a week. */
export const weekWord = anyWord(({ weeks }) => weeks)

/** A word whose number counts no pieces: `rev. 3`, `lote 2026`, `iso 9001`. */
export const otherCountWord = anyOf([
  ...inAllLanguages(({ otherCounts }) => otherCounts),
  ...inAllLanguages(({ items }) => items),
  ...listed('din iec nbr iso astm'),
])

/** A hole or bolt, unless it is counted: `one hole`. */
const holeOrBolt = String.raw`(?<!(?<![a-z0-9.,/-])(?:[1-9]|${numeralWord})\s*)${anyOf([
  ...inAllLanguages(({ holes }) => holes),
  ...inAllLanguages(({ bolts }) => bolts),
])}`

/** A word before a size: `cable 95`, `hole 12`. */
export const sizeWord = String.raw`(?:${anyOf([
  ...inAllLanguages(({ sizes }) => sizes),
  ...inAllLanguages(({ diameters }) => diameters),
])}|${holeOrBolt})`

/** Symbols of measures after a number that counts no pieces. */
const measureSymbols = listed(
  'mm mm2 cm cm2 dm dm2 m2 km v w kw kv kva ka awg kcmil mcm kn nm bar %',
)

/** A unit after a number that counts no pieces: of measures, of time, of what a part has. */
export const measureUnit = String.raw`${anyOf([
  ...measureSymbols,
  ...inAllLanguages(({ otherUnits }) => otherUnits),
])}(?![a-z0-9])`

/** Names of an inch, which also follow sizes. */
export const inchWord = anyOf(namesOfUnit('inch').filter((name) => name !== 'in'))

/** Any unit of a quantity that has a column of its own: pieces, meters, kilograms. */
export const columnUnit = whole(
  anyOf([
    ...inAllLanguages(({ pieces }) => pieces),
    ...listed('m mt mts kg'),
    ...namesOfUnit('meter'),
  ]),
)

export const quantityWords = inAllLanguages(({ quantity }) => quantity)

/** A word that announces a quantity, also glued to it: `qty10`. */
export const quantityWord = String.raw`${anyOf(quantityWords)}(?![a-z])`

/** Between such a word and its number: `qtd solicitada: 10`. */
export const requestedWord = anyWord(({ headings }) => headings.requested)

/** A word that announces a line's number. */
export const itemWord = String.raw`${anyOf([...inAllLanguages(({ items }) => items), '#'])}(?![a-z0-9])`

/** A word between a quantity and what it counts. */
export const ofWord = anyWord(({ of }) => of)

/** Between two things of which both, or one, is meant. */
export const andWord = anyWord(({ and }) => and)
export const orWord = new RegExp(String.raw`(?<![a-z0-9])${anyWord(({ or }) => or)}(?![a-z0-9])`)

/** Between the ends of a range, and of two numbers of which one is meant: `10 to 20`, `10 or 20`. */
export const rangeWord = anyOf([
  ...inAllLanguages(({ rangeTo }) => rangeTo),
  ...inAllLanguages(({ or }) => or),
])
/** Before a range whose ends `andWord` connects. */
export const betweenWord = anyWord(({ rangeBetween }) => rangeBetween)

/** Names of currencies after an amount. */
export const currencyWord = anyWord(({ currencies }) => currencies)
