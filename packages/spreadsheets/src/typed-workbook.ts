import type {
  Cell as HucreCell,
  CellStyle,
  CellValue,
  DataValidation,
  WriteSheet,
} from 'hucre/xlsx'
import type { Cell, CsvSigns } from './csv.ts'
import { writeCsv } from './csv.ts'
import { storedText } from './shown-text.ts'
import { identificationOf } from './sheet-table.ts'
import { columnLetters } from './typed-cell.ts'

/** `day`: ISO 8601 in the rows, a date in the workbook; any other text remains text. */
type ColumnKind = 'text' | 'number' | 'choice' | 'boolean' | 'day'

export interface TypedColumn {
  /** Identifies the column when its head was renamed. */
  key: string
  /** Label with the unit. */
  head: string
  kind: ColumnKind
  /** Decimals that a number shows; null: as many as it has. */
  decimals: number | null
  /** Options of a choice. */
  choices: readonly string[]
  /** True if the cells of present rows are locked. */
  isKey: boolean
  /** Explanation shown at a cell of the column. */
  note?: string
}

export type TypedValue = string | number | boolean | null

export interface TypedSheet {
  /** Identifies the sheet when it was renamed. */
  id: string
  name: string
  columns: readonly TypedColumn[]
  rows: readonly (readonly TypedValue[])[]
}

/** Texts of a workbook. */
export interface WorkbookWords {
  yes: string
  no: string
  /** Sheet that explains: its name and its paragraphs; the first one is its title. */
  explanation: { name: string; paragraphs: readonly string[] }
  /** Name of the hidden sheet with the options of the choices. */
  choices: string
}

/** Sheets without rows of their own, by their id. */
export const explanationId = 'explanation'
export const choicesId = 'choices'

/** Rows above the values: the hidden identification, and the head. */
const rowsAbove = 2
/** Unlocked rows below the values, for new ones. */
const blankRows = 200
const sheetNameLimit = 31
const widths = { min: 10, max: 42, explanation: 110 }

const color = { head: '1F2937', headText: 'FFFFFF', key: 'F3F4F6', line: 'D1D5DB' }
const side = { style: 'thin', color: { rgb: color.line } } as const
const border = { bottom: side, right: side }
const fill = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const
const headStyle: CellStyle = {
  font: { bold: true, color: { rgb: color.headText } },
  fill: fill(color.head),
  alignment: { vertical: 'center', wrapText: true },
  border,
}

function formatOf({ kind, decimals }: TypedColumn): string {
  if (kind === 'day') return 'yyyy-mm-dd'
  if (kind !== 'number') return '@'
  return decimals === null ? 'General' : decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`
}

/** Styles of a column: of its present rows, and of the blank ones below. */
function stylesOf(column: TypedColumn): { present: CellStyle; blank: CellStyle } {
  const blank: CellStyle = { numFmt: formatOf(column), border, protection: { locked: false } }
  const present: CellStyle = column.isKey
    ? { ...blank, fill: fill(color.key), protection: { locked: true } }
    : blank
  return { present, blank }
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  text >= '1900-03-01' &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

function cellValue(value: TypedValue, { kind }: TypedColumn, words: WorkbookWords): CellValue {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return value
  return kind === 'day' && isDay(value) ? new Date(`${value}T00:00:00Z`) : storedText(value)
}

/** Sheet names are unique without regard to case, at most 31 characters, without some signs. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const plain =
      storedText(name)
        .replace(/[[\]:*?/\\']/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() || '–'
    for (let count = 1; ; count += 1) {
      const ending = count === 1 ? '' : ` (${count})`
      const unique = `${plain.slice(0, sheetNameLimit - ending.length).trim()}${ending}`
      if (taken.has(unique.toLowerCase())) continue
      taken.add(unique.toLowerCase())
      return unique
    }
  })
}

/** Lists of options by the column of the hidden sheet that holds each. */
class ChoiceLists {
  readonly #name: string
  readonly #lists = new Map<string, { column: number; options: readonly string[] }>()

  constructor(name: string) {
    this.#name = name
  }

  /** Reference to the cells of a list; equal lists are stored once. */
  rangeOf(options: readonly string[]): string {
    const key = JSON.stringify(options)
    const list = this.#lists.get(key) ?? { column: this.#lists.size, options }
    this.#lists.set(key, list)
    const letters = columnLetters(list.column)
    return `'${this.#name}'!$${letters}$2:$${letters}$${options.length + 1}`
  }

  sheet(): WriteSheet | undefined {
    const lists = [...this.#lists.values()]
    if (lists.length === 0) return undefined
    const longest = Math.max(...lists.map(({ options }) => options.length))
    const rows = Array.from({ length: longest }, (_, at) =>
      lists.map(({ options }) => storedText(options[at] ?? '') || null),
    )
    return { name: this.#name, hidden: true, rows: [[identificationOf(choicesId, '')], ...rows] }
  }
}

function validationOf(
  column: TypedColumn,
  range: string,
  { words, lists }: { words: WorkbookWords; lists: ChoiceLists },
): DataValidation | undefined {
  const note = column.note
    ? {
        showInputMessage: true,
        inputTitle: column.head.slice(0, 32),
        inputMessage: column.note.slice(0, 255),
      }
    : {}
  const options = column.kind === 'boolean' ? [words.yes, words.no] : column.choices
  // a warning, since the sign for the removal of a value is no option
  if ((column.kind === 'boolean' || column.kind === 'choice') && options.length > 0)
    return {
      type: 'list',
      formula1: lists.rangeOf(options),
      allowBlank: true,
      showErrorMessage: true,
      errorStyle: 'warning',
      range,
      ...note,
    }
  return column.note
    ? {
        type: 'textLength',
        operator: 'greaterThanOrEqual',
        formula1: '0',
        allowBlank: true,
        range,
        ...note,
      }
    : undefined
}

const widthOf = (column: TypedColumn, texts: readonly CellValue[]): number =>
  Math.min(
    widths.max,
    Math.max(
      widths.min,
      column.head.length * 0.7 + 2,
      texts.reduce<number>((width, text) => Math.max(width, String(text ?? '').length + 2), 0),
    ),
  )

function writeSheetOf(
  sheet: TypedSheet,
  name: string,
  { words, lists }: { words: WorkbookWords; lists: ChoiceLists },
): WriteSheet {
  const { columns } = sheet
  const values = sheet.rows.map((row) =>
    columns.map((column, at) => cellValue(row[at] ?? null, column, words)),
  )
  const lastRow = rowsAbove + values.length + blankRows
  const styles = columns.map(stylesOf)
  const cells = new Map<string, Partial<HucreCell>>()
  columns.forEach((_, column) => {
    cells.set(`1,${column}`, { style: headStyle })
    for (let row = rowsAbove; row < lastRow; row += 1) {
      const style = styles[column]?.[row < rowsAbove + values.length ? 'present' : 'blank']
      if (style) cells.set(`${row},${column}`, { style })
    }
  })
  const lastColumn = columnLetters(Math.max(0, columns.length - 1))
  return {
    name,
    rows: [
      columns.map(({ key }) => identificationOf(sheet.id, key)),
      columns.map(({ head }) => storedText(head)),
      ...values,
    ],
    cells,
    columns: columns.map((column, at) => ({
      width: widthOf(
        column,
        values.map((row) => row[at] ?? null),
      ),
    })),
    rowDefs: new Map([
      [0, { hidden: true }],
      [1, { height: 32 }],
    ]),
    freezePane: { rows: rowsAbove, columns: columns.filter(({ isKey }) => isKey).length },
    autoFilter: { range: `A2:${lastColumn}${rowsAbove + values.length}` },
    protection: {
      sheet: true,
      formatCells: true,
      formatColumns: true,
      formatRows: true,
      autoFilter: true,
      sort: true,
      insertRows: true,
    },
    dataValidations: columns.flatMap((column, at) => {
      const letters = columnLetters(at)
      return (
        validationOf(column, `${letters}${rowsAbove + 1}:${letters}${lastRow}`, { words, lists }) ??
        []
      )
    }),
  }
}

/** Sheet that explains, with a paragraph a row. */
const explanationSheet = (
  name: string,
  [title = '', ...paragraphs]: readonly string[],
): WriteSheet => ({
  name,
  rows: [
    [identificationOf(explanationId, '')],
    [storedText(title)],
    ...paragraphs.map((text) => [storedText(text)]),
  ],
  columns: [{ width: widths.explanation }],
  rowDefs: new Map([[0, { hidden: true }]]),
  cells: new Map<string, Partial<HucreCell>>([
    ['1,0', { style: { font: { bold: true, size: 14 } } }],
    ...paragraphs.map((_, at): [string, Partial<HucreCell>] => [
      `${at + 2},0`,
      { style: { alignment: { wrapText: true, vertical: 'top' } } },
    ]),
  ]),
})

/**
 * Workbook of typed columns, a sheet each: frozen heads, options of choices as lists, locked keys,
 * a hidden row that identifies sheet and columns, and a last sheet that explains. No cell has a
 * formula.
 */
export async function writeTypedWorkbook(
  sheets: readonly TypedSheet[],
  words: WorkbookWords,
): Promise<Uint8Array<ArrayBuffer>> {
  const [explanationName = '', choicesName = '', ...names] = uniqueNames([
    words.explanation.name,
    words.choices,
    ...sheets.map(({ name }) => name),
  ])
  const lists = new ChoiceLists(choicesName)
  const written = sheets.map((sheet, at) =>
    writeSheetOf(sheet, names[at] ?? sheet.id, { words, lists }),
  )
  const choices = lists.sheet()
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    sheets: [
      ...written,
      explanationSheet(explanationName, words.explanation.paragraphs),
      ...(choices ? [choices] : []),
    ],
  })
  return new Uint8Array(bytes)
}

/**
 * CSV of one sheet with its heads. Numbers with three decimals get a fourth one (`1,2500`), so that
 * no mark can be read as one of thousands.
 */
export function writeTypedCsv(
  { columns, rows }: TypedSheet,
  { words, signs }: { words: Pick<WorkbookWords, 'yes' | 'no'>; signs: CsvSigns },
): Uint8Array<ArrayBuffer> {
  const cell = (value: TypedValue): Cell => {
    if (value === null) return ''
    if (typeof value === 'boolean') return value ? words.yes : words.no
    return typeof value === 'number' ? unambiguousNumber(value).replace('.', signs.decimal) : value
  }
  return writeCsv(
    [
      columns.map(({ head }) => head),
      ...rows.map((row) => columns.map((_, at) => cell(row[at] ?? null))),
    ],
    signs,
  )
}

/** Number with a point, and with four decimals if it has three. */
export function unambiguousNumber(value: number): string {
  const text = String(value)
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
}
