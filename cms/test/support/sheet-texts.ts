import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'

/** Texts of the first sheet of a file, row by row, also of rows without a value. */
export async function sheetTexts(bytes: Uint8Array): Promise<string[][]> {
  const [sheet] = await readTypedWorkbook(new Uint8Array(bytes))
  const table: string[][] = []
  for (const { row, cells } of sheet?.rows ?? []) {
    while (table.length < row - 1) table.push([])
    table.push(Array.from(cells, (cell) => cell?.text ?? ''))
  }
  return table
}
