import { Archive } from './archive.ts'
import { readTypedCsv } from './read-typed-csv.ts'
import { readSheetRows } from './sheet-cells.ts'
import type { ReadSheet } from './typed-cell.ts'
import { readParts } from './workbook-parts.ts'
import { ReadBudget, RefusedWorkbook } from './workbook-limits.ts'

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

const zip = [0x50, 0x4b]
/** Compound file: a workbook with a password, or one of Excel 97 to 2003. */
const compound = [0xd0, 0xcf, 0x11, 0xe0]

/** True if a compound file holds an encrypted package (MS-OFFCRYPTO): its name in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  const [first = 0] = name
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (name.every((byte, place) => bytes[at + place] === byte)) return true
  return false
}

/**
 * Cells of all sheets of a file with their types: XLSX, CSV or TSV. Nothing is computed and nothing
 * guessed: what is no value of its own is a kind of cell, and a file above a limit is refused.
 *
 * @throws `RefusedWorkbook`.
 */
export async function readTypedWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ReadSheet[]> {
  if (bytes.length === 0) throw new RefusedWorkbook('empty')
  if (begins(bytes, compound))
    throw new RefusedWorkbook(isEncrypted(bytes) ? 'encrypted' : 'oldFormat')
  if (!begins(bytes, zip)) return [readTypedCsv(bytes)]
  const open = { archive: new Archive(bytes), budget: new ReadBudget() }
  const parts = await readParts(open)
  const { formatValue } = await import('hucre')
  const sheets: ReadSheet[] = []
  for (const { name, isHidden, path } of parts.sheets) {
    const context = { name, parts, budget: open.budget, printCode: formatValue }
    const rows = await readSheetRows(open.archive.read(path, open.budget), context)
    sheets.push({ name, isHidden, rows })
  }
  return sheets
}
