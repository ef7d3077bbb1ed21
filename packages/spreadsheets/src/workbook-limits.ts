/**
 * Limits of a file that is read, whose parts are unpacked one after the other: one distant cell
 * makes a sheet of millions.
 */
export const workbookLimits = {
  /** Rows with a value, of all sheets. */
  rows: 50_000,
  columns: 256,
  /** Characters of all cells: a string that is stored once may be used by any number of cells. */
  characters: 16 * 1024 * 1024,
  /** Unpacked bytes of the parts that are read. */
  unpackedBytes: 128 * 1024 * 1024,
  /** Files of the archive. */
  entries: 2000,
  sheets: 200,
  /** Characters of one cell; Excel has 32,767, others more. */
  cellCharacters: 100_000,
  cells: 1_000_000,
  /** Distinct strings and formats. */
  strings: 250_000,
  formats: 65_000,
  /** Cells covered by merged ranges. */
  mergedCells: 100_000,
} as const

/** Reasons for which a file is not read; the key of its message. */
export type WorkbookRefusal =
  | 'empty'
  | 'unknownFormat'
  | 'oldFormat'
  | 'binaryWorkbook'
  | 'openDocument'
  | 'webPage'
  | 'xmlSpreadsheet'
  | 'encrypted'
  | 'damaged'
  | 'damagedText'
  | 'codePage'
  | 'entities'
  | 'tooLarge'
  | 'tooManyFiles'
  | 'tooManySheets'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooManyCells'
  | 'tooManyCharacters'
  | 'cellTooLong'

/** A file that is not read. */
export class RefusedWorkbook extends Error {
  readonly reason: WorkbookRefusal
  /** Sheet that exceeds a limit; undefined: the whole file. */
  readonly sheet: string | undefined
  /** Line of a text file or row of a sheet, from 1; undefined: not known. */
  readonly line: number | undefined

  constructor(
    reason: WorkbookRefusal,
    { sheet, line, detail = '' }: { sheet?: string; line?: number; detail?: string } = {},
  ) {
    super(detail === '' ? reason : `${reason}: ${detail}`)
    this.reason = reason
    this.sheet = sheet
    this.line = line
  }
}

/** Counts what is read of a file; throws above a limit. */
export class ReadBudget {
  #rows = 0
  #cells = 0
  #characters = 0
  #bytes = 0

  addBytes(count: number): void {
    this.#bytes += count
    if (this.#bytes > workbookLimits.unpackedBytes) throw new RefusedWorkbook('tooLarge')
  }

  addRow(sheet: string): void {
    this.#rows += 1
    if (this.#rows > workbookLimits.rows) throw new RefusedWorkbook('tooManyRows', { sheet })
  }

  addCell(sheet: string, column: number, characters: number): void {
    if (column >= workbookLimits.columns) throw new RefusedWorkbook('tooManyColumns', { sheet })
    this.#cells += 1
    if (this.#cells > workbookLimits.cells) throw new RefusedWorkbook('tooManyCells', { sheet })
    this.addCharacters(characters, sheet)
  }

  addCharacters(count: number, sheet?: string): void {
    this.#characters += count
    if (this.#characters > workbookLimits.characters)
      throw new RefusedWorkbook('tooManyCharacters', sheet === undefined ? {} : { sheet })
  }
}
