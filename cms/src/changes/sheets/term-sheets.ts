import { tableOf } from '@vitrine/spreadsheets/sheet-table'
import type { SheetTable, TableColumn } from '@vitrine/spreadsheets/sheet-table'
import type { ReadRow, ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import type { TypedColumn, TypedSheet } from '@vitrine/spreadsheets/typed-workbook'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import {
  planTerms,
  termCell,
  termColumns,
  termKeyOf,
  termStates,
} from '#src/translation/terms/plan-import.ts'
import type {
  PresentTerm,
  TermContent,
  TermPlan,
  TermRow,
} from '#src/translation/terms/plan-import.ts'
import { cleanNote, titleOf } from '#src/translation/terms/stored-words.ts'
import { termsTexts } from '#texts/terms.js'
import { sheetIdOfCollection } from './document-sheets.ts'
import { PlanNotes, isBlank, isLonger, placeOf } from './plan-notes.ts'
import type { CollectionPlan } from './plan.ts'
import { codeOf, isRemoval, isTextValue } from '#src/content/variants/cells/read-value.ts'

const labels = labelsOf(termsTexts)

const numberKey = 'id'
const nowhere: TableColumn = { column: 0, head: '', key: undefined }

/** Heads of a sheet of the glossary: one of them is that of the terms of a language. */
export const isTermHead = (texts: readonly string[]): boolean =>
  texts.some((text) => termKeyOf(text)?.endsWith('.preferred') === true)

/** Sheet of the glossary, a concept a row. */
export function termSheet(terms: readonly PresentTerm[], language: string): TypedSheet {
  const columns = termColumns(language)
  return {
    id: sheetIdOfCollection('terms'),
    name: textOf(labels.terms, language),
    columns: columns.map(({ key, label }): TypedColumn => ({
      key,
      head: label,
      kind: key === numberKey ? 'number' : key === 'state' ? 'choice' : 'text',
      decimals: key === numberKey ? 0 : null,
      choices:
        key === 'state' ? termStates.map((state) => textOf(labels.states[state], language)) : [],
      isKey: key === numberKey,
    })),
    rows: terms.map((term) =>
      columns.map(({ key }) => (key === numberKey ? term.id : termCell(term, key, language))),
    ),
  }
}

/** Values of a row; an empty cell is absent, a removed one is empty. */
function readRow(
  notes: PlanNotes,
  { table, row, line }: { table: SheetTable; row: ReadRow; line: number },
  byKey: ReadonlyMap<string, TableColumn>,
): TermRow | undefined {
  const values: TermRow['values'] = {}
  let isRefused = isLonger(table, row)
  if (isRefused) notes.refuse(table, row, { at: nowhere, reason: 'beyondHeads' })
  for (const [key, at] of byKey) {
    const cell = row.cells[at.column]
    if (!cell) continue
    const code = cell.kind === 'text' && isTextValue(cell.text) ? cell : codeOf(cell)
    if ('reason' in code) {
      isRefused = true
      notes.refuse(table, row, { at, reason: code.reason })
    } else if (isRemoval(code.text)) values[key] = ''
    else values[key] = key === 'note' || key === 'source' ? cleanNote(code.text) : code.text.trim()
  }
  return isRefused ? undefined : { line, values }
}

/** Values of a concept by place. */
const valuesOf = ({ words, state, source, note }: TermContent) =>
  Object.fromEntries(
    Object.entries({ words, state, source, note }).filter(([, value]) => value !== ''),
  )

/** Rows of the sheets, whose plan is made as one: the lines are counted through all of them. */
interface PlacedRow {
  table: SheetTable
  row: ReadRow
  byKey: ReadonlyMap<string, TableColumn>
}

/**
 * Compares sheets of the glossary with its concepts. Changes nothing; a row with an error changes
 * nothing either.
 */
export function planTermSheets(
  sheets: readonly ReadSheet[],
  present: readonly PresentTerm[],
  language: string,
): CollectionPlan {
  const notes = new PlanNotes(language)
  const placed: PlacedRow[] = []
  const rows: TermRow[] = []
  const { plan } = notes
  for (const sheet of sheets) {
    const table = tableOf(sheet, isTermHead)
    if (!table) {
      plan.ignoredSheets.push(sheet.name)
      continue
    }
    const byKey = new Map<string, TableColumn>()
    const keys = new Set(termColumns(language).map(({ key }) => key))
    for (const at of table.columns) {
      const key = at.key !== undefined && keys.has(at.key) ? at.key : termKeyOf(at.head)
      if (key === undefined) continue
      if (byKey.has(key))
        notes.refuseColumn(table, { column: at, reason: 'headRepeated', details: {} })
      else byKey.set(key, at)
    }
    notes.addUnknown(table, new Set(byKey.values()))
    notes.refuseUnread(table)
    for (const row of table.rows.filter((each) => !isBlank(table, each))) {
      const read = readRow(notes, { table, row, line: placed.length }, byKey)
      placed.push({ table, row, byKey })
      if (read) rows.push(read)
      else plan.counts.refused += 1
    }
  }
  addPlan(notes, placed, planTerms(rows, present, language), present)
  return plan
}

function addPlan(
  notes: PlanNotes,
  placed: readonly PlacedRow[],
  { saved, refused, same }: TermPlan,
  present: readonly PresentTerm[],
): void {
  const { plan } = notes
  const byId = new Map(present.map((term) => [term.id, term]))
  plan.counts.equal += same
  plan.counts.refused += refused.length
  for (const { line, problems } of refused) {
    const at = placed[line]
    if (!at) continue
    for (const { key, message } of problems)
      notes.refuse(at.table, at.row, {
        at: at.byKey.get(key) ?? at.table.columns[0] ?? nowhere,
        reason: 'invalid',
        details: { message },
      })
  }
  for (const { line, id, content } of saved) {
    const at = placed[line]
    if (!at) continue
    const place = placeOf(at.table, at.row, at.table.columns[0] ?? nowhere)
    const before = id === undefined ? undefined : byId.get(id)
    if (!before || id === undefined) {
      plan.counts.created += 1
      plan.created.push({
        title: titleOf(content.words),
        values: valuesOf(content),
        place,
        rows: {},
      })
      continue
    }
    plan.counts.changed += 1
    const fields = ['words', 'state', 'source', 'note'] as const
    notes.change(
      id,
      fields.flatMap((path) =>
        JSON.stringify(before[path]) === JSON.stringify(content[path])
          ? []
          : [
              {
                path,
                locale: null,
                before: before[path] || null,
                after: content[path] || null,
                place,
              },
            ],
      ),
    )
  }
}
