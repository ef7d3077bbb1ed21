import type { ShownChange, ShownTable } from '#src/changes/history-shapes.ts'
import type { PreviewDocument, PlanPreview } from '#src/changes/plans/plan-shapes.ts'

type TableRow = ShownTable['rows'][number]
type TableColumn = ShownTable['columns'][number]

/** Rows that a comparison lists; equal ones are only counted. */
export type ListedKind = 'changed' | 'created'

/** Column of the comparison; the same key may be another column in another subcategory. */
export interface ComparedColumn extends TableColumn {
  id: string
  /** Changes among the listed rows. */
  count: number
}

/** Row of a family with its place in the file. */
export interface FamilyRow extends TableRow {
  line: PreviewDocument['lines'][string]
  unchanged: Partial<Record<string, string>>
}

/** Document with the rows that a filter selects. */
export interface Family {
  document: PreviewDocument
  rows: FamilyRow[]
  /** Values that belong to no row. */
  changes: ShownChange[]
  /** Rows that the answer does not list. */
  more: number
  /** Keys of its columns by the id of the column. */
  keys: ReadonlyMap<string, string>
}

export interface RowFilter {
  kind: ListedKind
  /** Id of a column that changes; null: any. */
  column: string | null
}

const columnId = ({ key, label, unit, locale }: TableColumn): string =>
  JSON.stringify([key, label, unit, locale])

const kinds = { changed: 'changed', created: 'added' } as const

function familyOf(document: PreviewDocument, { kind, column }: RowFilter): Family {
  const { tables, lines, unchanged, unchangedColumns } = document
  const columns = [...tables.flatMap((table) => table.columns), ...unchangedColumns]
  const keys = new Map(columns.map((each) => [columnId(each), each.key]))
  const wanted = column === null ? undefined : (keys.get(column) ?? '')
  const rows = tables
    .flatMap((table) => table.rows)
    .filter((row) => row.kind === kinds[kind])
    .filter(({ cells }) => wanted === undefined || cells[wanted] !== undefined)
    .map((row): FamilyRow => ({
      ...row,
      line: lines[row.key],
      unchanged: unchanged[row.key] ?? {},
    }))
  const isWhole = (kind === 'created') === (document.kind === 'created') && column === null
  return {
    document,
    rows,
    changes: isWhole ? document.changes : [],
    more: isWhole ? tables.reduce((sum, { more }) => sum + more, 0) : 0,
    keys,
  }
}

/** Documents with the rows that a filter selects; those without any are left out. */
export const familiesOf = (
  { documents }: Pick<PlanPreview, 'documents'>,
  filter: RowFilter,
): Family[] =>
  documents
    .map((document) => familyOf(document, filter))
    .filter(({ rows, changes }) => rows.length + changes.length > 0)

/** Columns that change among the rows, in the order of their documents. */
export function changingColumns(families: readonly Family[]): ComparedColumn[] {
  const columns = new Map<string, ComparedColumn>()
  for (const { document, rows } of families)
    for (const column of document.tables.flatMap((table) => table.columns)) {
      const count = rows.filter(({ cells }) => cells[column.key] !== undefined).length
      if (count === 0) continue
      const id = columnId(column)
      columns.set(id, { ...column, id, count: count + (columns.get(id)?.count ?? 0) })
    }
  return [...columns.values()]
}

/** Columns of the rows that do not change. */
export function otherColumns(
  families: readonly Family[],
  changing: readonly ComparedColumn[],
): ComparedColumn[] {
  const known = new Set(changing.map(({ id }) => id))
  const columns = new Map<string, ComparedColumn>()
  for (const { document } of families)
    for (const column of document.unchangedColumns) {
      const id = columnId(column)
      if (!known.has(id)) columns.set(id, { ...column, id, count: 0 })
    }
  return [...columns.values()]
}

/** Families that a person opened or closed, and those of which all rows are shown. */
export interface Opened {
  isOpen: ReadonlyMap<string, boolean>
  whole: ReadonlySet<string>
}

export const nothingOpened: Opened = { isOpen: new Map(), whole: new Set() }

/** Rows up to which all are shown at first; else the first rows of the first families. */
const limits = { all: 40, rows: 5, families: 12, revealed: 300 } as const

export interface VisibleFamily {
  family: Family
  isOpen: boolean
  rows: FamilyRow[]
}

export const rowCount = (families: readonly Family[]): number =>
  families.reduce((sum, { rows }) => sum + rows.length, 0)

/** Rows that are rendered: closed families have none. */
export function visibleOf(families: readonly Family[], opened: Opened): VisibleFamily[] {
  const isSmall = rowCount(families) <= limits.all
  return families.map((family, at) => {
    const { key } = family.document
    const isOpen = opened.isOpen.get(key) ?? (isSmall || at < limits.families)
    const isWhole = isSmall || opened.whole.has(key)
    const rows = isWhole ? family.rows : family.rows.slice(0, limits.rows)
    return { family, isOpen, rows: isOpen ? rows : [] }
  })
}

/** Opens the next families with hidden rows, some hundred rows at a time. */
export function reveal(
  families: readonly Family[],
  opened: Opened,
): { opened: Opened; count: number } {
  const isOpen = new Map(opened.isOpen)
  const whole = new Set(opened.whole)
  let count = 0
  for (const { family, rows } of visibleOf(families, opened)) {
    const hidden = family.rows.length - rows.length
    if (hidden === 0) continue
    if (count > 0 && count + hidden > limits.revealed) break
    count += hidden
    isOpen.set(family.document.key, true)
    whole.add(family.document.key)
  }
  return { opened: { isOpen, whole }, count }
}
