import { storedText } from './shown-text.ts'

export type PlainValue = string | number | boolean | null

/** Sheet of bare values. */
export interface PlainSheet {
  name: string
  rows: readonly (readonly PlainValue[])[]
  /** Indices of hidden rows. */
  hidden: readonly number[]
}

/** Excel’s maximum length of a sheet name, characters. */
const nameLimit = 31

/** Names of sheets are unique without regard to case, and not empty. */
function namesOf(sheets: readonly PlainSheet[]): string[] {
  const taken = new Set<string>()
  return sheets.map(({ name }) => {
    const plain = name.replace(/[[\]:*?/\\]/g, ' ').trim() || '–'
    for (let count = 1; ; count += 1) {
      const ending = count === 1 ? '' : ` (${count})`
      const unique = `${plain.slice(0, nameLimit - ending.length)}${ending}`
      if (taken.has(unique.toLowerCase())) continue
      taken.add(unique.toLowerCase())
      return unique
    }
  })
}

/** Workbook of bare values, of which texts remain texts. */
export async function writePlainWorkbook(
  sheets: readonly PlainSheet[],
): Promise<Uint8Array<ArrayBuffer>> {
  const names = namesOf(sheets)
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    sheets: sheets.map(({ rows, hidden }, at) => ({
      name: names[at] ?? String(at + 1),
      rows: rows.map((row) =>
        row.map((value) => (typeof value === 'string' ? storedText(value) || null : value)),
      ),
      rowDefs: new Map(hidden.map((row) => [row, { hidden: true }])),
    })),
  })
  return new Uint8Array(bytes)
}
