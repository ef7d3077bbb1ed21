import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { tableOf } from '@vitrine/spreadsheets/sheet-table'
import type { TableColumn } from '@vitrine/spreadsheets/sheet-table'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { columnLetters } from '@vitrine/spreadsheets/typed-cell'
import type { PayloadRequest } from 'payload'
import { documentRules } from '#src/changes/sheets/document-rules.ts'
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
  const ofTable = { sheet: '', id: undefined, headRow: 1, columns: shown, rows: [] }
  const isKey = (at: TableColumn): boolean => keyOfRow(at) === rowKeys.partNumber
  const ofParts = matchColumns(ofTable, parts, language, { isKey, isConverted: () => true })
  const ofProduct = matchColumns(ofTable, columns, language, { isKey })
  const converted = new Map(planned.convertedColumns.map((each) => [each.column, each]))
  const columnOf = (at: TableColumn): ReadTable['columns'][number] => {
    const head = given[at.column] ?? at.head
    if (isKey(at)) {
      const name = textOf(rowKeyLabels[rowKeys.partNumber], language)
      return { at: at.column, head, key: rowKeys.partNumber, name, ...noUnits }
    }
    const found =
      [...ofParts.byKey.values()].find((each) => each.at === at) ??
      [...ofProduct.byKey.values()].find((each) => each.at === at)
    const units = converted.get(columnLetters(at.column))
    return {
      at: at.column,
      head,
      key: found?.column.key ?? null,
      name: found ? textOf(found.column.labels, language) : '',
      ...(units ? { from: units.from, to: units.to } : noUnits),
    }
  }
  const textsOf = (path: string): Partial<Record<Locale, string>> =>
    Object.fromEntries(
      localeCodes.flatMap((code) => {
        const value = read.values[`${path}:${code}`]
        return typeof value === 'string' ? [[code, value]] : []
      }),
    )
  const wrong = planned.refused.filter(({ row }) => row !== null && row > (table?.headRow ?? 1))
  const rowsOfParts = new Map(
    planned.created.map(({ place, partNumber, values }) => [
      place.row,
      { part_number: partNumber, values: { ...values } },
    ]),
  )
  const keyAt = new Map(shown.map((at) => [columnLetters(at.column), columnOf(at).key]))
  const codeAt = shown.find(isKey)
  for (const { row, cells } of table?.rows ?? []) {
    // a row whose code is refused is shown with its code, which the grid then marks
    const code = codeAt && cells[codeAt.column]?.text
    if (!rowsOfParts.has(row) && code)
      rowsOfParts.set(row, { part_number: code.slice(0, 200), values: {} })
  }
  for (const { row, column, value } of wrong) {
    const key = keyAt.get(column)
    const part = row === null ? undefined : rowsOfParts.get(row)
    // nothing that was pasted is lost: what is no value stays in its cell as a text
    const target = parts.find((each) => each.key === key)
    const units = converted.get(column)
    if (part && target) part.values[target.key] = keptValue(value, target, units?.from, language)
  }
  return {
    columns: shown.map(columnOf),
    parts: [...rowsOfParts].toSorted(([a], [b]) => a - b).map(([, part]) => part),
    title: textsOf('title'),
    description: textsOf('description'),
    family: String(read.values['family'] ?? ''),
    ncm: String(read.values['ncm'] ?? ''),
    refused: [...read.refused, ...planned.refused].map(({ row, head, message }) => ({
      line: row ?? 0,
      head,
      message,
    })),
  }
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
  if (from !== undefined) return `${text} ${from}`.slice(0, maxText)
  return 'value' in reading ? reading.value : text.slice(0, maxText)
}

/** Columns of a first row that names no part number yet. */
const headsAlone = (heads: readonly string[]): TableColumn[] =>
  heads.flatMap((head, column) =>
    head.trim() === '' ? [] : [{ column, head: head.trim(), key: undefined }],
  )
