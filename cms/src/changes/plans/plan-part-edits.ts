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
import type { CellNames, PlacedEdit } from './edit-notes.ts'

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

interface CatalogueCells {
  /** Part numbers by product and place. */
  parts: ReadonlyMap<string, Part>
  /** Columns of a subcategory by place. */
  columns: ReadonlyMap<number, ReadonlyMap<string, ValueColumn>>
}

/** Cell of an edit, or why it cannot be written. */
function cellOf(
  edit: PlacedEdit,
  { parts, columns }: CatalogueCells,
  { language, mayWrite }: PartRules,
): { part: Part; column: ValueColumn; names: CellNames } | { message: string; names: CellNames } {
  const at = edit.path.indexOf('/', 'variants/'.length) + 1
  const part = parts.get(`${edit.id} ${edit.path.slice(0, at)}`)
  if (!part) return { message: textOf(labels.gone, language), names: { row: '', head: '' } }
  const column = columns.get(part.product.subcategory ?? 0)?.get(edit.path.slice(at))
  const names = { row: part.variant.part_number, head: column?.declared.label ?? '' }
  if (!column || edit.locale !== column.locale)
    return { message: refusalMessage('noAttribute', {}, language), names }
  if (!mayWrite(column.locale)) return { message: textOf(labels.notYours, language), names }
  return { part, column, names }
}

/** Compares edits of part numbers with the catalogue. */
export function planPartEdits(
  edits: readonly PlacedEdit[],
  { products, subcategories }: PresentCatalogue,
  rules: PartRules,
): EditNotes {
  const { language } = rules
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
    const cell = cellOf(edit, { parts, columns }, rules)
    const { names } = cell
    if ('message' in cell) {
      notes.refuse(edit, names, cell.message)
      continue
    }
    const { part, column } = cell
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
  noteRows(notes, rows, edits, language)
  return notes
}

/** Notes what was refused and what is taken of the changed rows. */
function noteRows(
  notes: EditNotes,
  rows: ReadonlyMap<Part, ChangedRow>,
  edits: readonly PlacedEdit[],
  language: string,
): void {
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
}
