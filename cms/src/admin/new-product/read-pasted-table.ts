import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { tableOf } from '@vitrine/spreadsheets/sheet-table'
import type { SheetTable, TableColumn } from '@vitrine/spreadsheets/sheet-table'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { columnLetters } from '@vitrine/spreadsheets/typed-cell'
import type { PayloadRequest } from 'payload'
import type { DocumentColumn } from '#src/changes/sheets/document-columns.ts'
import { documentRules } from '#src/changes/sheets/document-rules.ts'
import type { PartNumberPlan, Refusal } from '#src/changes/sheets/plan.ts'
import { planPartNumbers } from '#src/changes/sheets/plan-part-numbers.ts'
import { readRelatedNames } from '#src/changes/sheets/read-collections.ts'
import { readCatalogue } from '#src/changes/plans/plan-parts.ts'
import { asSheetProduct, ownColumns } from '#src/changes/plans/plan-new-product.ts'
import type { ReadTable } from '#src/changes/plans/product-check.ts'
import { readProductTable } from '#src/changes/plans/product-table.ts'
import { parseBlock } from '#src/content/variants/cells/clipboard.ts'
import type { Block } from '#src/content/variants/cells/clipboard.ts'
import {
  rowKeyLabels,
  rowKeys,
  valueColumns,
} from '#src/content/variants/cells/part-number-columns.ts'
import { readText, sheetOfBlock } from '#src/content/variants/cells/pasted-cells.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import { isHead, keyOfRow, matchColumns } from '#src/content/variants/cells/table-columns.ts'
import { textOf } from '#src/platform/labels.ts'
import type { Values } from '#src/recording/history/document-values.ts'

interface PastedTable {
  subcategory: number
  /** Rows of a spreadsheet with tabs, the heads first. */
  table: string
  /** Columns that somebody chose for heads, by their index; empty: the column is left out. */
  heads: Readonly<Record<string, string>>
}

/** Table with the chosen columns in place of its heads. */
function withHeads(block: Block, heads: PastedTable['heads']): Block {
  const [first = [], ...lines] = block
  const left = new Set(first.flatMap((_, at) => (heads[at] === '' ? [at] : [])))
  return [
    first.map((head, at) => {
      const chosen = heads[at]
      if (chosen === undefined) return head
      return chosen === '' || chosen === rowKeys.partNumber ? chosen : `${head} [${chosen}]`
    }),
    ...lines.map((cells) => cells.map((cell, at) => (left.has(at) ? '' : cell))),
  ]
}

/** Characters of a text that is kept in a cell. */
const maxText = 20_000

/** A converted column has its units; another head none. */
const noUnits = { from: null, to: null }

/**
 * Reads a table as the columns of a subcategory: its heads in any language, its numbers converted
 * from the units of their heads. Compares nothing with the catalogue.
 *
 * @throws {RefusedWorkbook} for a table beyond the limits of a file.
 */
export async function readPastedTable(
  req: PayloadRequest,
  { subcategory: id, table: text, heads }: PastedTable,
): Promise<ReadTable> {
  const { language } = req.i18n
  const block = parseBlock(text)
  const [given = []] = block
  const sheet = sheetOfBlock(withHeads(block, heads))
  const { subcategories } = await readCatalogue(req, [])
  const subcategory = subcategories.find((each) => each.id === id)
  const parts = subcategory ? valueColumns(subcategory, language) : []
  const columns = ownColumns(req)
  const namesOf = await readRelatedNames(req, columns)
  const rules = documentRules(req, 'products', { language, namesOf })
  const read = await readProductTable(sheet, { parts, columns, rules, given: {} })
  const own = asSheetProduct(read.values, subcategory?.id ?? null)
  const planned = planPartNumbers(
    read.parts ? [read.parts] : [],
    { products: [own], subcategories },
    language,
    own,
  )
  const table = tableOf(sheet, isHead)
  const shown = table?.columns ?? headsAlone(given)
  const describe = columnReader(shown, { parts, columns, given, language, planned })
  const wrong = planned.refused.filter(({ row }) => row > (table?.headRow ?? 1))
  return {
    columns: shown.map(describe),
    parts: partsWith(planned, { table, wrong, describe, parts, language }),
    title: textsOf(read.values, 'title'),
    description: textsOf(read.values, 'description'),
    family: String(read.values['family'] ?? ''),
    ncm: String(read.values['ncm'] ?? ''),
    refused: [...read.refused, ...planned.refused].map(({ row, head, message }) => ({
      line: row,
      head,
      message,
    })),
  }
}

const textsOf = (values: Values, path: string): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    localeCodes.flatMap((code) => {
      const value = values[`${path}:${code}`]
      return typeof value === 'string' ? [[code, value]] : []
    }),
  )

const isCode = (at: TableColumn): boolean => keyOfRow(at) === rowKeys.partNumber

interface ColumnFacts {
  parts: readonly ValueColumn[]
  columns: readonly DocumentColumn[]
  /** Heads as they were pasted. */
  given: readonly string[]
  language: string
  planned: PartNumberPlan
}

type DescribeColumn = (at: TableColumn) => ReadTable['columns'][number]

/** What each column of a table means. */
function columnReader(
  shown: TableColumn[],
  { parts, columns, given, language, planned }: ColumnFacts,
): DescribeColumn {
  const heads = { sheet: '', id: undefined, headRow: 1, columns: shown, rows: [] }
  const matches = [
    ...matchColumns(heads, parts, language, {
      isKey: isCode,
      isConverted: () => true,
    }).byKey.values(),
    ...matchColumns(heads, columns, language, { isKey: isCode }).byKey.values(),
  ]
  const converted = new Map(planned.convertedColumns.map((each) => [each.column, each]))
  return (at) => {
    const shared = { at: at.column, head: given[at.column] ?? at.head }
    if (isCode(at)) {
      const name = textOf(rowKeyLabels[rowKeys.partNumber], language)
      return { ...shared, key: rowKeys.partNumber, name, ...noUnits }
    }
    const column = matches.find((each) => each.at === at)?.column
    const units = converted.get(columnLetters(at.column))
    return {
      ...shared,
      key: column?.key ?? null,
      name: column ? textOf(column.labels, language) : '',
      ...(units ? { from: units.from, to: units.to } : noUnits),
    }
  }
}

interface PartFacts extends Pick<ColumnFacts, 'parts' | 'language'> {
  table: SheetTable | undefined
  /** Refused cells. */
  wrong: readonly Refusal[]
  describe: DescribeColumn
}

/** Part numbers of a table, with the refused cells as they stand: nothing that was pasted is lost. */
function partsWith(
  { created, convertedColumns }: PartNumberPlan,
  { table, wrong, describe, parts, language }: PartFacts,
): ReadTable['parts'] {
  const byRow = new Map(
    created.map(({ place, partNumber, values }) => [
      place.row,
      { part_number: partNumber, values: { ...values } },
    ]),
  )
  const columns = table?.columns ?? []
  const code = columns.find(isCode)?.column ?? -1
  for (const { row, cells } of table?.rows ?? []) {
    // a row whose code is refused is shown with its code, which the grid then marks
    const text = cells[code]?.text
    if (!byRow.has(row) && text) byRow.set(row, { part_number: text.slice(0, 200), values: {} })
  }
  const keys = new Map(columns.map((at) => [columnLetters(at.column), describe(at).key]))
  const units = new Map(convertedColumns.map(({ column, from }) => [column, from]))
  for (const { row, column, value } of wrong) {
    const target = parts.find(({ key }) => key === keys.get(column))
    const part = byRow.get(row)
    if (part && target)
      part.values[target.key] = keptValue(value, target, units.get(column), language)
  }
  return [...byRow].toSorted(([a], [b]) => a - b).map(([, part]) => part)
}

/**
 * Value of a refused cell as the grid has it, which marks it: one beyond a limit, or the text as it
 * stands, with the unit from which it was not converted.
 */
function keptValue(
  text: string,
  column: ValueColumn,
  from: string | undefined,
  language: string,
): AttributeValue {
  const reading = readText(text, column, { language, mark: decimalMarkOf(language) })
  if (from !== undefined && /\d/.test(text)) return `${text} ${from}`.slice(0, maxText)
  return 'value' in reading ? reading.value : text.slice(0, maxText)
}

/** Columns of a first row that names no part number yet. */
const headsAlone = (heads: readonly string[]): TableColumn[] =>
  heads.flatMap((head, column) =>
    head.trim() === '' ? [] : [{ column, head: head.trim(), key: undefined }],
  )
