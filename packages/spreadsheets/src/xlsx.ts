import type { Cell } from './csv.ts'
import { isCodeFormat } from './number-formats.ts'
import { storedText } from './shown-text.ts'
import { cellLimits } from './workbook-limits.ts'

/** Media type of a workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Loads the library with the first workbook: most processes need none, and its 74 modules take
 * memory.
 */
const hucre = () => import('hucre/xlsx')

/** Excel's maximum length of a sheet name, characters. */
const sheetNameLimit = 31

const cellOf = (cell: Cell): Cell => (typeof cell === 'number' ? cell : storedText(cell))

/**
 * Workbook with one sheet and a frozen header row: text that looks like a formula, number or date
 * remains text. Control characters invalid in XML 1.0 are removed. Rows are written one by one, so
 * that the event loop is not blocked.
 */
export async function writeXlsx(
  rows: readonly (readonly Cell[])[],
  name: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const cells = rows.map((row) => row.map(cellOf))
  const { writeXlsxStream } = await hucre()
  const workbook = writeXlsxStream(cells, {
    name: name.slice(0, sheetNameLimit),
    freezePane: { rows: 1 },
  })
  return new Uint8Array(await new Response(workbook).arrayBuffer())
}

/** Limits of a workbook that is read: a small file may unpack to much more. */
const limits = { ...cellLimits, unpackedBytes: 32 * 1024 * 1024 } as const

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : value instanceof Date
      ? value.toISOString().slice(0, 10)
      : String(value)

/**
 * Reads a sheet row by row, and throws if it exceeds the limits: the reader of whole sheets fills
 * in all cells before a distant one.
 */
async function requireWithinLimits(bytes: Uint8Array): Promise<void> {
  if (unpackedSize(bytes) > limits.unpackedBytes) throw new Error('the workbook is too large')
  const { streamXlsxRows } = await hucre()
  let rows = 0
  let characters = 0
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    const isInside =
      Number.isInteger(index) &&
      index >= rows &&
      index < limits.rows &&
      values.length <= limits.columns
    if (!isInside) throw new Error('a cell is outside the rows and columns that are read')
    rows = index + 1
    characters += values.reduce<number>((sum, value) => sum + textOf(value).length, 0)
    if (characters > limits.characters) throw new Error('the texts of the workbook are too long')
  }
}

/**
 * Cells of the first sheet of a workbook as texts; days as ISO 8601, codes as their format prints
 * them. Throws for a sheet above the limits and for any other file.
 */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  await requireWithinLimits(bytes)
  const { readXlsx: parseXlsx } = await hucre()
  const { sheets } = await parseXlsx(bytes, { sheets: [0], readStyles: true })
  const { formatValue } = await import('hucre')
  const [sheet] = sheets
  const printed = (value: unknown, row: number, column: number): string => {
    const format = sheet?.cells?.get(`${row},${column}`)?.style?.numFmt
    return typeof value === 'number' && format !== undefined && isCodeFormat(format)
      ? formatValue(value, format)
      : textOf(value)
  }
  return (sheet?.rows ?? []).map((cells, row) => {
    const texts = cells.map((value, column) => printed(value, row, column))
    // rows are padded to the width of the widest one
    return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1)
  })
}

/** Sum of the file sizes that a ZIP archive declares. */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size = 0
  // central directory entry: `PK\1\2`, with the size at byte 24
  for (let at = 0; at + 46 <= bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) size += view.getUint32(at + 24, true)
  return size
}
