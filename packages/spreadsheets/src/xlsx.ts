import type { Cell } from './csv.ts'
import { storedText } from './shown-text.ts'

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
