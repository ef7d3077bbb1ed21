import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { withMergedColumns } from '@vitrine/spreadsheets/sheet-table'
import type { ReadSheet, TypedCell } from '@vitrine/spreadsheets/typed-cell'
import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import type { WorkbookRefusal } from '@vitrine/spreadsheets/workbook-limits'
import { writeXlsx } from '@vitrine/spreadsheets/xlsx'
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

/** Refusals of files that are no XLSX workbook. */
const otherKinds: ReadonlySet<WorkbookRefusal> = new Set([
  'unknownFormat',
  'oldFormat',
  'binaryWorkbook',
  'openDocument',
])

/** Text of a cell as it is compared: line breaks of one kind, without spaces around it. */
const textOf = (cell: TypedCell | undefined): string =>
  (cell?.text ?? '').replaceAll(/\r\n?/g, '\n').trim()

/** Columns of a sheet and the index of the row that names them; undefined: it has no translations. */
function headOf({ rows }: ReadSheet, names: ColumnNames) {
  for (const [at, { cells }] of rows.slice(0, maxHeadRow).entries()) {
    const columns = columnsIn(Array.from(cells, textOf), names)
    if (columns) return { at, columns }
  }
  return undefined
}

/**
 * Translations in a workbook: columns in any order, with further ones, with names in any language of
 * the panel. Only texts of visible rows are translations; other cells name their problem.
 *
 * @throws `RefusedFile`.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  names: ColumnNames,
): Promise<ReturnedUnit[]> {
  const sheets = await readTypedWorkbook(bytes).catch((error: unknown) => {
    if (!(error instanceof RefusedWorkbook)) throw error
    const reason = otherKinds.has(error.reason) ? 'kind' : 'malformed'
    throw new RefusedFile(reason, { detail: error.message, workbook: error })
  })
  const found = sheets
    .filter(({ isHidden }) => !isHidden)
    .flatMap((sheet) => {
      const head = headOf(sheet, names)
      return head ? [{ ...head, rows: sheet.rows }] : []
    })
    .at(0)
  if (!found) throw new RefusedFile('columns')
  const { columns, rows } = found
  const named = Array.from(rows[found.at]?.cells ?? [], textOf).flatMap((text, column) =>
    text === '' ? [] : [column],
  )
  const below = withMergedColumns(rows.slice(found.at + 1), new Set(named))
  const units = below.flatMap(({ row, cells, isHidden }): ReturnedUnit[] => {
    const cell = cells[columns.translation]
    const target = textOf(cell)
    if (!cell || target === '') return []
    // the column of keys may have lost its name
    const own = textOf(cells[columns.key])
    const key = [own, ...Array.from(cells, textOf)].find((each) => readKey(each)) ?? own
    if (target.length > exchangeLimits.characters) throw new RefusedFile('size', { line: row })
    const problem = isHidden === true ? 'hidden' : cell.kind === 'text' ? undefined : 'cell'
    return [
      {
        line: row,
        key,
        source: textOf(cells[columns.source]) || null,
        target,
        isCell: true,
        unknownTags: [],
        isConfirmed: true,
        ...(problem === undefined ? {} : { problem }),
      },
    ]
  })
  if (units.length > exchangeLimits.units) throw new RefusedFile('units')
  return units
}
