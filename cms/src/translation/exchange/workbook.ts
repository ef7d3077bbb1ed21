import { readXlsx, writeXlsx } from '@vitrine/spreadsheets/xlsx'
import { RefusedFile, exchangeLimits } from './exchanged.ts'
import type { ExportedDocument, ExportedUnit, ReturnedUnit } from './exchanged.ts'
import { readKey } from './unit-key.ts'

/** Columns of a workbook, in their order. */
export const workbookColumns = [
  'key',
  'document',
  'field',
  'context',
  'link',
  'limit',
  'state',
  'source',
  'basis',
  'target',
  'translation',
] as const
export type WorkbookColumn = (typeof workbookColumns)[number]

/** Name of a column in each language of the panel. */
export type ColumnNames = Readonly<Record<WorkbookColumn, Readonly<Record<string, string>>>>

/** Characters of a cell; a longer passage has no place in a workbook. */
export const maxCellLength = 32_000

/** Rows at the top among which the one with the names of the columns is looked for. */
const maxHeadRow = 20

interface Words {
  /** Name of the sheet and language of the columns. */
  sheet: string
  name: (column: WorkbookColumn) => string
  state: (unit: ExportedUnit) => string
  /** Kind of the document and place of the passage. */
  context: (unit: ExportedUnit, document: ExportedDocument) => string
}

/** Passages that are too long for a cell. */
export const tooLongForCells = (documents: readonly ExportedDocument[]): ExportedUnit[] =>
  documents.flatMap(({ units }) =>
    units.filter(
      ({ source, basis, target }) =>
        Math.max(source.length, basis?.length ?? 0, target.length) > maxCellLength,
    ),
  )

/** Workbook with a row for each passage; the column of new translations is empty. */
export function writeWorkbook(
  documents: readonly ExportedDocument[],
  words: Words,
): Promise<Uint8Array<ArrayBuffer>> {
  const rows = documents.flatMap((document) =>
    document.units.map((unit): Record<WorkbookColumn, string | number> => ({
      key: unit.key,
      document: document.title,
      field: unit.label,
      context: words.context(unit, document),
      link: document.pageUrl ?? document.deskUrl,
      limit: unit.maxLength ?? '',
      state: words.state(unit),
      source: unit.source,
      basis: unit.basis ?? '',
      target: unit.target,
      translation: '',
    })),
  )
  return writeXlsx(
    [workbookColumns.map(words.name), ...rows.map((row) => workbookColumns.map((c) => row[c]))],
    words.sheet,
  )
}

/** Name of a column as it is compared. */
const nameKey = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** Indices of the columns in a row; undefined if the row does not name the new translations. */
function columnsIn(row: readonly string[], names: ColumnNames) {
  const at = (column: WorkbookColumn): number => {
    const known = new Set(Object.values(names[column]).map(nameKey))
    return row.findIndex((cell) => known.has(nameKey(cell)))
  }
  const translation = at('translation')
  return translation === -1 ? undefined : { translation, source: at('source'), key: at('key') }
}

/**
 * Translations in a workbook: columns in any order, with further ones, with names in any language of
 * the panel.
 *
 * @throws `RefusedFile`.
 */
export async function readWorkbook(bytes: Uint8Array, names: ColumnNames): Promise<ReturnedUnit[]> {
  const rows = await readXlsx(bytes).catch((error: unknown) => {
    throw new RefusedFile('malformed', { detail: error instanceof Error ? error.message : '' })
  })
  const head = rows.slice(0, maxHeadRow).findIndex((row) => columnsIn(row, names) !== undefined)
  const columns = columnsIn(rows[head] ?? [], names)
  if (!columns) throw new RefusedFile('columns')
  const units = rows.flatMap((row, at): ReturnedUnit[] => {
    const cell = (column: number): string => (row[column] ?? '').replaceAll(/\r\n?/g, '\n').trim()
    const text = cell(columns.translation)
    if (at <= head || text === '') return []
    // the column of keys may have lost its name
    const key =
      [cell(columns.key), ...row.map((each) => each.trim())].find((each) => readKey(each)) ??
      cell(columns.key)
    if (text.length > exchangeLimits.characters) throw new RefusedFile('size', { line: at + 1 })
    const source = cell(columns.source)
    return [
      {
        line: at + 1,
        key,
        source: source === '' ? null : source,
        target: text,
        isCell: true,
        unknownTags: [],
        isConfirmed: true,
      },
    ]
  })
  if (units.length > exchangeLimits.units) throw new RefusedFile('units')
  return units
}
