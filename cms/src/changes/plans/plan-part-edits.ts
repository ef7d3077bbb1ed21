import { gtinKey } from '@vitrine/contract/gtin'
import { placePart } from '#src/recording/history/document-values.ts'
import { CatalogueIndex, valuePath } from '#src/changes/sheets/catalogue-index.ts'
import type { Part } from '#src/changes/sheets/catalogue-index.ts'
import { refuseTakenGtins } from '#src/changes/sheets/gtin-conflicts.ts'
import { valueColumns } from '#src/content/variants/cells/part-number-columns.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import type { PresentCatalogue } from '#src/changes/sheets/plan-part-numbers.ts'
import { gtinText, isSameValue, plainText } from '#src/content/variants/cells/read-value.ts'
import { refusalMessage } from '#src/content/variants/cells/refusals.ts'
import { checkRow } from '#src/changes/sheets/row-changes.ts'
import type { ChangedRow } from '#src/changes/sheets/row-changes.ts'
import type { AttributeValue } from '#src/content/variants/declaration.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'
import type { GridEdit } from './grid-edits.ts'
import { EditNotes } from './edit-notes.ts'
import type { PlacedEdit } from './edit-notes.ts'

const { refusals: labels } = labelsOf(gridTexts)

interface PartRules {
  language: string
  /** True if the account may change a value in a language; null: a value without language. */
  mayWrite: (locale: GridEdit['locale']) => boolean
}

/** Value as the editor stores it; null: none. */
function storedValue(value: GridEdit['after'], { key }: ValueColumn): AttributeValue {
  if (typeof value !== 'string') return value
  const text = key === gtinKey ? gtinText(value) : plainText(value)
  return text === '' ? null : text
}

/** Row of a part number without changes; a grid has no sheet. */
const emptyRow = (part: Part): ChangedRow => ({
  resolved: {
    table: { sheet: '', id: undefined, headRow: 0, columns: [], rows: [] },
    row: { row: 0, cells: [] },
    target: { part, isByGtin: false },
    keyAt: { column: 0, head: '', key: undefined },
    refusals: [],
  },
  target: { part, isByGtin: false },
  changes: [],
  refusals: [],
})

/** Compares edits of part numbers with the catalogue. */
export function planPartEdits(
  edits: readonly PlacedEdit[],
  { products, subcategories }: PresentCatalogue,
  { language, mayWrite }: PartRules,
): EditNotes {
  const notes = new EditNotes()
  const index = new CatalogueIndex(products)
  const parts = new Map(
    index.parts.map((part) => [`${part.product.id} ${valuePath(part, '')}`, part]),
  )
  const columns = new Map(
    subcategories.map((each) => [
      each.id,
      new Map(valueColumns(each, language).map((column) => [placePart(column.key), column])),
    ]),
  )
  const rows = new Map<Part, ChangedRow>()
  for (const edit of edits) {
    const at = edit.path.indexOf('/', 'variants/'.length) + 1
    const part = parts.get(`${edit.id} ${edit.path.slice(0, at)}`)
    if (!part) {
      notes.refuse(edit, { row: '', head: '' }, textOf(labels.gone, language))
      continue
    }
    const own = columns.get(part.product.subcategory ?? 0)
    const column = own?.get(edit.path.slice(at))
    const names = { row: part.variant.part_number, head: column?.declared.label ?? '' }
    if (!own || !column || edit.locale !== column.locale) {
      notes.refuse(edit, names, refusalMessage('noAttribute', {}, language))
      continue
    }
    if (!mayWrite(column.locale)) {
      notes.refuse(edit, names, textOf(labels.notYours, language))
      continue
    }
    const present = part.variant.values?.[column.key] ?? null
    const after = storedValue(edit.after, column)
    if (isSameValue(present, after)) notes.equal += 1
    else if (!isSameValue(present, storedValue(edit.before, column)))
      notes.refuse(edit, names, textOf(labels.changedMeanwhile, language), present)
    else {
      const row = rows.get(part) ?? emptyRow(part)
      rows.set(part, row)
      row.changes.push({
        at: { column: edit.index, head: column.declared.label, key: undefined },
        column,
        before: present ?? undefined,
        after: after ?? undefined,
      })
    }
  }
  for (const row of rows.values()) {
    const own = columns.get(row.target.part?.product.subcategory ?? 0)
    checkRow(row, { columns: [...(own?.values() ?? [])], language })
  }
  refuseTakenGtins([...rows.values()], index)
  const byIndex = new Map(edits.map((edit) => [edit.index, edit]))
  for (const [part, { changes, refusals }] of rows) {
    const names = (head: string) => ({ row: part.variant.part_number, head })
    for (const { at, reason, details } of refusals) {
      const edit = byIndex.get(at.column)
      const message = refusalMessage(reason, details, language)
      if (edit) notes.refuse(edit, names(at.head), message)
    }
    for (const { at, before, after } of changes) {
      const edit = byIndex.get(at.column)
      if (edit) notes.take(edit, names(at.head), { before, after })
    }
  }
  return notes
}
