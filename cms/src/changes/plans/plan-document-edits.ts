import type { TypedCell } from '@vitrine/spreadsheets/typed-cell'
import type { SheetDocument } from '#src/changes/sheets/document-sheets.ts'
import {
  documentCell,
  isSameDocumentValue,
  readDocumentCell,
  showsDocumentValue,
} from '#src/changes/sheets/document-cells.ts'
import type { CellContext } from '#src/changes/sheets/document-cells.ts'
import type { DocumentColumn } from '#src/changes/sheets/document-columns.ts'
import { documentRules } from '#src/changes/sheets/document-rules.ts'
import { readRelatedNames, readSheetCollection } from '#src/changes/sheets/read-collections.ts'
import type { DocumentRules } from '#src/changes/sheets/plan-documents.ts'
import { refusalMessage } from '#src/content/variants/cells/refusals.ts'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'
import { EditNotes } from './edit-notes.ts'
import type { PlacedEdit } from './edit-notes.ts'
import type { PlanRequest } from './plan-file.ts'

const { refusals: labels } = labelsOf(gridTexts)

/** Value of an edit as the cell of a sheet; undefined: none. */
function cellOf(value: PlacedEdit['after']): TypedCell | undefined {
  if (value === null || value === '') return undefined
  if (typeof value === 'number') return { kind: 'number', value, text: String(value) }
  if (typeof value === 'boolean') return { kind: 'boolean', value, text: String(value) }
  return { kind: 'text', text: typeof value === 'string' ? value : value.join(' ') }
}

/** True if an edit has the stored value, as the grid shows it. */
function shows(
  given: PlacedEdit['after'],
  stored: unknown,
  column: DocumentColumn,
  context: CellContext,
): boolean {
  const cell = cellOf(given)
  return cell
    ? showsDocumentValue(cell, stored, column, context)
    : isSameDocumentValue(stored, null, column)
}

/** New value of an edit, or the sentence for which it is none. */
async function readAfter(
  given: PlacedEdit['after'],
  column: DocumentColumn,
  { rules, context }: { rules: DocumentRules; context: CellContext },
): Promise<{ value: unknown } | { message: string }> {
  const cell = cellOf(given)
  if (!cell) return { value: column.kind === 'boolean' ? false : null }
  const reading = readDocumentCell(cell, column, context)
  if ('reason' in reading)
    return { message: refusalMessage(reading.reason, reading.details ?? {}, context.language) }
  return { value: await rules.clean(column, reading.value) }
}

interface Change {
  edit: PlacedEdit
  column: DocumentColumn
  before: unknown
  after: unknown
}

/** Changes that the rules permit together: a refused one can make another one invalid. */
async function validChanges(
  changes: readonly Change[],
  { id, values: stored }: SheetDocument,
  rules: DocumentRules,
  refuse: (change: Change, message: string) => void,
): Promise<readonly Change[]> {
  const values = { ...stored }
  for (const { column, after } of changes) values[column.key] = after
  const refused = new Set<Change>()
  for (const change of changes) {
    const message = await rules.problemOf(change.column, values, id)
    if (message === undefined) continue
    refused.add(change)
    refuse(change, message)
  }
  return refused.size === 0
    ? changes
    : validChanges(
        changes.filter((change) => !refused.has(change)),
        { id, values: stored },
        rules,
        refuse,
      )
}

/** Compares edits of the fields of documents with what is stored. */
export async function planDocumentEdits(
  req: PlanRequest,
  slug: PermittedCollection,
  edits: readonly PlacedEdit[],
  language: string,
): Promise<EditNotes> {
  const notes = new EditNotes()
  const ids = [...new Set(edits.map(({ id }) => id))]
  const { columns, documents, title } = await readSheetCollection(req, slug, ids)
  const namesOf = await readRelatedNames(req, columns)
  const rules = documentRules(req, slug, { language, namesOf })
  const context: CellContext = { language, mark: decimalMarkOf(language), namesOf }
  const byKey = new Map(columns.map((column) => [column.key, column]))
  for (const [id, own] of Map.groupBy(edits, (edit) => edit.id)) {
    const document = documents.find((each) => each.id === id)
    const titleOf =
      document?.values[`${title}:${localeOfPanel(language)}`] ?? document?.values[title]
    const row = typeof titleOf === 'string' ? titleOf : `#${id}`
    const changes: Change[] = []
    for (const edit of own) {
      const column = byKey.get(edit.locale === null ? edit.path : `${edit.path}:${edit.locale}`)
      const names = { row, head: column ? textOf(column.labels, language) : '' }
      const say = (label: Parameters<typeof textOf>[0]): string => textOf(label, language)
      if (!document || !column) notes.refuse(edit, names, say(labels.gone))
      else if (column.isProtected) notes.refuse(edit, names, say(labels.closed))
      else if (!rules.mayWrite(column)) notes.refuse(edit, names, say(labels.notYours))
      else {
        const present = document.values[column.key] ?? null
        if (shows(edit.after, present, column, context)) {
          notes.equal += 1
          continue
        }
        if (!shows(edit.before, present, column, context)) {
          const shown = documentCell(present, column, context)
          notes.refuse(edit, names, say(labels.changedMeanwhile), shown)
          continue
        }
        const after = await readAfter(edit.after, column, { rules, context })
        if ('message' in after) notes.refuse(edit, names, after.message)
        else changes.push({ edit, column, before: present, after: after.value })
      }
    }
    if (!document) continue
    const valid = await validChanges(changes, document, rules, ({ edit, column }, message) =>
      notes.refuse(edit, { row, head: textOf(column.labels, language) }, message),
    )
    for (const { edit, column, before, after } of valid)
      notes.take(edit, { row, head: textOf(column.labels, language) }, { before, after })
  }
  return notes
}
