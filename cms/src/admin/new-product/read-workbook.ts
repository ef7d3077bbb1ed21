import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import type { ReadSheet, TypedCell } from '@vitrine/spreadsheets/typed-cell'
import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import { blockOfSheet, pastedText } from '#src/admin/grid/core/block-of-file.ts'
import { maxTableText } from '#src/changes/plans/new-product.ts'
import { formatBlock } from '#src/content/variants/cells/clipboard.ts'
import { isHead } from '#src/content/variants/cells/table-columns.ts'

/** Text of a cell as somebody types it: a number with the decimal mark of the language. */
const typedText =
  (mark: string) =>
  (cell: TypedCell | undefined): string => {
    if (cell?.kind !== 'number' || cell.text !== String(cell.value)) return pastedText(cell)
    const number = cell.text.replace('.', mark)
    return cell.unit === undefined ? number : `${number} ${cell.unit}`
  }

const headOf = ({ rows: [first] }: ReadSheet): string[] =>
  Array.from(first?.cells ?? [], (cell) => cell?.text ?? '')

/** Sheet with part numbers: the first shown one whose first row names their column, or that has rows. */
const sheetWithParts = (sheets: readonly ReadSheet[]): ReadSheet | undefined => {
  const shown = sheets.filter(({ isHidden, rows }) => !isHidden && rows.length > 0)
  return shown.find((sheet) => isHead(headOf(sheet))) ?? shown[0]
}

/**
 * Table of a workbook or CSV file as text, as if it was copied.
 *
 * @throws {RefusedWorkbook} for a file that is not read, or a table beyond what a page holds.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  language: string,
): Promise<{ table: string }> {
  const sheet = sheetWithParts(await readTypedWorkbook(bytes))
  if (!sheet) throw new RefusedWorkbook('empty')
  const table = formatBlock(blockOfSheet(sheet, typedText(decimalMarkOf(language))))
  if (table.length > maxTableText) throw new RefusedWorkbook('tooLarge')
  return { table }
}
