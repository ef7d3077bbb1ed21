import { isSameDocumentValue } from '#src/changes/sheets/document-cells.ts'
import type { DocumentColumn } from '#src/changes/sheets/document-columns.ts'
import { documentRules } from '#src/changes/sheets/document-rules.ts'
import { readRelatedNames, readSheetCollection } from '#src/changes/sheets/read-collections.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'
import { EditNotes } from './edit-notes.ts'
import type { PlacedEdit } from './edit-notes.ts'
import type { PlanRequest } from './plan-file.ts'

const { refusals: labels } = labelsOf(gridTexts)

/** True for a value of the kind of a column; related documents are not changed in the grid. */
function isOfKind(value: unknown, { kind, options }: DocumentColumn): boolean {
  if (value === null) return true
  switch (kind) {
    case 'text':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number'
    case 'boolean':
      return typeof value === 'boolean'
    case 'choice':
      return options.some((option) => option.value === value)
    case 'day':
    case 'time':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
    case 'choices':
    case 'relation':
    case 'relations':
      return false
  }
}

interface Change {
  edit: PlacedEdit
  column: DocumentColumn
  before: unknown
  after: unknown
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
  const rules = documentRules(req, slug, {
    language,
    namesOf: await readRelatedNames(req, columns),
  })
  const byKey = new Map(columns.map((column) => [column.key, column]))
  for (const [id, own] of Map.groupBy(edits, (edit) => edit.id)) {
    const document = documents.find((each) => each.id === id)
    const titleOf =
      document?.values[`${title}:${localeOfPanel(language)}`] ?? document?.values[title]
    const row = typeof titleOf === 'string' ? titleOf : `#${id}`
    let changes: Change[] = []
    for (const edit of own) {
      const column = byKey.get(edit.locale === null ? edit.path : `${edit.path}:${edit.locale}`)
      const names = { row, head: column ? textOf(column.labels, language) : '' }
      const say = (label: Parameters<typeof textOf>[0]): string => textOf(label, language)
      if (!document || !column) notes.refuse(edit, names, say(labels.gone))
      else if (column.isProtected) notes.refuse(edit, names, say(labels.closed))
      else if (!rules.mayWrite(column)) notes.refuse(edit, names, say(labels.notYours))
      else {
        const present = document.values[column.key] ?? null
        const given = edit.after === '' ? null : edit.after
        if (!isOfKind(given, column)) {
          notes.refuse(edit, names, say(labels.kind))
          continue
        }
        const after = given === null ? null : await rules.clean(column, given)
        if (isSameDocumentValue(present, after, column)) notes.equal += 1
        else if (!isSameDocumentValue(present, edit.before === '' ? null : edit.before, column))
          notes.refuse(edit, names, say(labels.changedMeanwhile), present as PlacedEdit['after'])
        else changes.push({ edit, column, before: present, after })
      }
    }
    if (!document) continue
    // a refused change can make another one invalid
    for (;;) {
      const values = { ...document.values }
      for (const { column, after } of changes) values[column.key] = after
      const refused = new Set<Change>()
      for (const change of changes) {
        const message = await rules.problemOf(change.column, values, id)
        if (message === undefined) continue
        refused.add(change)
        notes.refuse(change.edit, { row, head: textOf(change.column.labels, language) }, message)
      }
      if (refused.size === 0) break
      changes = changes.filter((change) => !refused.has(change))
    }
    for (const { edit, column, before, after } of changes)
      notes.take(edit, { row, head: textOf(column.labels, language) }, { before, after })
  }
  return notes
}
