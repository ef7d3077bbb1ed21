/**
 * Words separated by spaces, folded (`fold`). `_` stands for a space within a phrase (`half_a`),
 * `*` at the end for further letters (`gesamt*`).
 */
export type Words = string

/**
 * Words of one language that the search uses. Queries use those of their locale; sizes and pasted
 * lists those of all languages, since visitors paste texts of others.
 */
export interface LanguageWords {
  /**
   * Function words, and words of questions or inquiries. Negations are not included: `sem fio` is
   * not `fio`.
   */
  stopWords: Words
  /** Numerals. A word that is also a unit of pieces (`un`) is left out. */
  numerals: Readonly<Record<string, number>>
  /** Numerals that the number before them multiplies: `two hundred`, `dois mil`. */
  multipliedNumerals: Words
  /** Unit of pieces that is a numeral after `and`: `treinta y un`. */
  numeralAfterAnd?: Words
  /** True if units precede tens: `fünf und zwanzig`. */
  areUnitsFirst?: true
  /** Endings that the language's dictionary removes from words, longest of each kind. */
  endings: Words
  /**
   * Position of the word in a title that names the product, and the words that begin its qualifier.
   */
  titleHead: { place: 'first' | 'last'; qualifiers: Words }

  /** Words for bolts and holes; a length beside them is the size of a bolt. */
  bolts: Words
  holes: Words
  diameters: Words
  /** Words for cable glands, whose size is a thread. */
  glands: Words
  /** Words for cables and wires before their conductors: `cabo 3x95`. */
  cables: Words
  /** Words for metals beside a grade: `inox 316`. */
  metals: Words
  /** Words between the bounds of a range: `10 to 16`. */
  rangeTo: Words
  /** Words before a range whose bounds are connected by `and`. */
  rangeBetween: Words

  and: Words
  or: Words
  /** Words between a quantity and what it counts. */
  of: Words
  /**
   * Words that apply one quantity to every part number of a line. `ofEach`: those directly after the
   * number (`5 of each: AB-50, CD-70`).
   */
  each: Words
  ofEach: Words
  /** Words before a quantity in a sentence: `please quote 10 …`. */
  requests: Words
  /** Words before an approximate quantity. */
  about: Words

  /** Words before a quantity, in a line and as a heading. */
  quantity: Words
  /** Units of pieces; `leadingPieces` may also precede the number in a column. */
  pieces: Words
  leadingPieces: Words
  /** Packing units, whose number of pieces is in the catalogue. */
  packs: Words
  /** Words between a pack and the pieces that it contains: `box of 50`. */
  packContents: Words
  /** Words between a number of pieces and their pack: `10 per box`. */
  perPack: Words
  /** Words that multiply a number of pieces, by factor. */
  multiples: Readonly<Record<2 | 12 | 100 | 144 | 1000, Words>>
  /** Words for half, before a dozen. */
  half: Words
  /** Units with an unknown number of pieces: pallets, drums. */
  bulk: Words
  currencies: Words

  /** Words after a number that is not a quantity: durations, features of a part; units are in the table. */
  otherUnits: Words
  /**
   * Words before a number that is not a quantity: documents, places, prices, stock (`rev. 3`, `lot
   * 2026`, `price 12`). Words that can also precede a quantity are not included (`order 10 …`,
   * `total 10`).
   */
  otherCounts: Words
  /** Words of a line that is not wanted: cancelled, not to be ordered, at hand. */
  withdrawn: Words
  /** Words before a size: `cable 95`. */
  sizes: Words
  /** Words before the number of a line. */
  items: Words
  /** Beginning of a line with a total. */
  totals: Words
  /** Beginning of a line of a signature, letterhead or page. */
  signatures: Words
  /** Words before a date or place; shorter ones could begin part numbers. */
  dates: Words
  /** Words before the number of a week. */
  weeks: Words

  headings: {
    /** Headings of code columns. */
    code: Words
    /** Headings of code columns that are also ordinary words. */
    codeOrText: Words
    /** Headings of quantity columns, besides `quantity`. */
    quantity: Words
    /** Endings of compounds that name a quantity: `bestellmenge`. */
    quantityEndings: Words
    other: Words
    /** Headings of quantities that are not requested: minimum, stock, per box. */
    notAsked: Words
    /** Headings of the preferred quantity, if several columns have one. */
    total: Words
    requested: Words
  }
}
