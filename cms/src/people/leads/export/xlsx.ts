import { writeXlsxStream } from 'hucre/xlsx'

/** The most UTF-16 units of a cell that Excel opens. */
const cellLimit = 32_767
/** The most characters of a sheet's name. */
const sheetNameLimit = 31

// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const cellText = (text: string): string =>
  text.replace(controlCharacters, '').slice(0, cellLimit).toWellFormed()

/**
 * A workbook of one sheet whose cells are all texts, the first row fixed: a text that looks like a
 * formula, a number or a date stays a text. Control characters that XML 1.0 does not know are
 * left out. Rows are written one by one, so that other requests are served meanwhile.
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
