import { writeXlsxStream } from 'hucre/xlsx'
import type { Cell } from './csv.ts'

/** Media type of a workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Excel's maximum cell length, UTF-16 units. */
const cellLimit = 32_767
/** Excel's maximum length of a sheet name, characters. */
const sheetNameLimit = 31

// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const cellOf = (cell: Cell): Cell =>
  typeof cell === 'number' ? cell : cell.replace(controlCharacters, '').slice(0, cellLimit)

/**
 * Workbook with one sheet and a frozen header row: text that looks like a formula,
 * number or date stays text. Control characters invalid in XML 1.0 are removed. Rows are written
 * one by one, so that the event loop is not blocked.
 */
export async function writeXlsx(
  rows: readonly (readonly Cell[])[],
  name: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const cells = rows.map((row) => row.map(cellOf))
  const workbook = writeXlsxStream(cells, {
    name: name.slice(0, sheetNameLimit),
    freezePane: { rows: 1 },
  })
  return new Uint8Array(await new Response(workbook).arrayBuffer())
}
