/**
 * Words separated by blanks, folded (`fold`). `_` stands for blanks within a phrase (`half_a`), `*` at the
 * end for further letters (`gesamt*`).
 */
export type Words = string

/** Units that have names in a language, beside their symbols. */
export type NamedUnit =
  | 'squareMillimeter'
  | 'millimeter'
  | 'centimeter'
  | 'meter'
  | 'micrometer'
  | 'inch'
  | 'foot'
  | 'gram'
  | 'kilogram'
  | 'ton'
  | 'volt'
  | 'ampere'
  | 'bar'
  | 'degree'
  | 'liter'

/**
 * Words of one language that the search reads. Queries are read by those of their locale; sizes and
 * pasted lists by those of all languages, since people paste what others wrote.
 */
export interface LanguageWords {
  /**
   * Function words, and those around a question or an inquiry. Those that say the opposite are none:
   * `sem fio` is not `fio`.
   */
  stopWords: Words
  /** Numbers written as words. A word that is also a unit of pieces (`un`) is left out. */
  numerals: Readonly<Record<string, number>>
  /** Which word of a title names the thing, and the words before what qualifies it. */
  titleHead: { place: 'first' | 'last'; qualifiers: Words }

  /** Bolts and holes, beside which a length is the size of a bolt. */
  bolts: Words
  holes: Words
  diameters: Words
  /** Names of units; symbols are those of all languages (`units.ts`). */
  units: Partial<Record<NamedUnit, Words>>
  /** Between the ends of a range: `10 to 16`. */
  rangeTo: Words
  /** Before the ends of a range that `and` connects. */
  rangeBetween: Words

  and: Words
  or: Words
  /** Between a quantity and what it counts. */
  of: Words
  /** One quantity is that of each part number of the line; `ofEach`: right after the quantity. */
  each: Words
  ofEach: Words
  /** Before a quantity in a sentence: `please quote 10 …`. */
  requests: Words
  /** Before a quantity that need not be exact. */
  about: Words

  /** Announce a quantity, in a line and as a heading. */
  quantity: Words
  /** Units of pieces; `leadingPieces` also stand before the number in a column. */
  pieces: Words
  leadingPieces: Words
  /** Packs, of which the catalogue knows the pieces, and words between a pack and its pieces. */
  packs: Words
  packContents: Words
  /** Before the pack that a number of pieces fills: `10 per box`. */
  perPack: Words
  /** Words that count pieces by several. */
  multiples: Readonly<Record<2 | 12 | 100 | 144 | 1000, Words>>
  /** Half, before a dozen. */
  half: Words
  /** What holds an unknown number of pieces: pallets, drums. */
  bulk: Words
  currencies: Words

  /** Units after a number that counts no pieces: of time, and of what a part has. */
  otherUnits: Words
  /**
   * Words before a number that counts no pieces: of documents, places, prices and stock (`rev. 3`,
   * `lot 2026`, `price 12`). None that is also said before a quantity (`order 10 …`, `total 10`).
   */
  otherCounts: Words
  /** Words before a size: `cable 95`. */
  sizes: Words
  /** Words before the number of a line in its list. */
  items: Words
  /** Beginning of a line that adds up others. */
  totals: Words
  /** Beginning of a line of a signature, letterhead or page. */
  signatures: Words
  /** Before a date or place; shorter ones begin part numbers. */
  dates: Words
  /** Before the number of a week. */
  weeks: Words

  headings: {
    /** Columns of codes. */
    code: Words
    /** Names of codes that are also words of a text. */
    codeOrText: Words
    /** Columns of quantities, beside `quantity`. */
    quantity: Words
    /** Compounds of quantities end with them: `bestellmenge`. */
    quantityEndings: Words
    other: Words
    /** Quantities that are not asked for: minimum, stock, per box. */
    notAsked: Words
    /** Quantities that are preferred where several columns have one. */
    total: Words
    requested: Words
  }
}
