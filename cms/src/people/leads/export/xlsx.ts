import { writeXlsxStream } from 'hucre/xlsx'

/** Excel's maximum cell length, UTF-16 units. */
const cellLimit = 32_767
/** Excel's maximum length of a sheet name, characters. */
const sheetNameLimit = 31

// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const cellText = (text: string): string => text.replace(controlCharacters, '').slice(0, cellLimit)

/**
 * Workbook with one sheet of text cells and a frozen header row: text that looks like a formula,
 * number or date stays text. Control characters invalid in XML 1.0 are removed. Rows are written
 * one by one, so that the event loop is not blocked.
 */
export async function writeXlsx(
  rows: readonly (readonly string[])[],
  name: string,
): Promise<Buffer> {
  const cells = rows.map((texts) => texts.map(cellText))
  const workbook = writeXlsxStream(cells, {
    name: name.slice(0, sheetNameLimit),
    freezePane: { rows: 1 },
  })
  return Buffer.from(await new Response(workbook).arrayBuffer())
}
