import type { PayloadRequest } from 'payload'
import { splitPlace } from '#src/recording/history/diff-values.ts'
import { columnOf, columnsIn } from '#src/changes/field-names.ts'
import type { DocumentChanges, ShownTable } from '#src/changes/history-shapes.ts'
import type { SetReader } from '#src/changes/show-document.ts'
import { cellText } from '#src/changes/show-values.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { PreviewDocument } from './plan-shapes.ts'

/** Rows of a comparison up to which all columns are sent, and not only those that change. */
const maxRowsOfAllColumns = 2000

/** Values of a document by place (`document-values.ts`), as last saved. */
export interface PresentValues {
  values: Record<string, unknown>
  /** True if visitors read the document in some language. */
  isPublic: boolean
}

/** Values of documents, by collection and id. */
export async function readPresentValues(
  { payload }: Pick<PayloadRequest, 'payload'>,
  documents: readonly { collection: string; id: number }[],
): Promise<Map<string, PresentValues>> {
  const given = JSON.stringify(documents.map(({ collection, id }) => ({ collection, id })))
  const found = await rows<PresentValues & { collection: string; id: number }>(
    payload,
    sql`
    select r.collection, r.document_id as id, r.draft as values,
      r.public is not null and not r.is_trashed as "isPublic"
    from json_to_recordset(${given}::json) as given(collection text, id int)
    join recorded_values r on r.collection = given.collection and r.document_id = given.id`,
  )
  return new Map(found.map(({ collection, id, ...each }) => [`${collection} ${id}`, each]))
}

type Unchanged = Pick<PreviewDocument, 'unchanged' | 'unchangedColumns'>

/**
 * Values of the changed rows that stay as they are: of all columns with values, or of the changed
 * ones if the comparison is large.
 */
export function unchangedOf(
  { tables }: Pick<DocumentChanges, 'tables'>,
  { values = {} }: Partial<PresentValues>,
  { reader, subcategory, rowCount, changed }: UnchangedContext,
): Unchanged {
  const unchanged: Unchanged['unchanged'] = {}
  const columns = new Map<string, ShownTable['columns'][number]>()
  const byRow = Map.groupBy(Object.keys(values), (place) => place.split('/').slice(0, 2).join('/'))
  for (const row of tables.flatMap((table) => table.rows)) {
    const [grid = ''] = row.key.split('/', 1)
    const texts: Partial<Record<string, string>> = {}
    for (const place of byRow.get(row.key) ?? []) {
      const { path, locale } = splitPlace(place)
      const name = path.split('/')[2]
      if (name === undefined) continue
      const key = decodeURIComponent(name)
      const known = locale === null ? key : `${key}:${locale}`
      if (row.cells[known] || (rowCount > maxRowsOfAllColumns && !changed.has(known))) continue
      const declared = columnOf(reader.columns, grid, key, subcategory)
      if (!declared) continue
      texts[known] = cellText(values[place], declared, reader.language)
      columns.set(known, {
        key: known,
        label: declared.label,
        unit: declared.unit ?? null,
        locale,
      })
    }
    unchanged[row.key] = texts
  }
  const [grid = ''] = tables[0]?.rows[0]?.key.split('/', 1) ?? []
  const order = new Map(
    columnsIn(reader.columns, grid, subcategory).map(({ key }, at) => [key, at]),
  )
  const placeOf = ({ key }: { key: string }): number => order.get(key.split(':', 1)[0] ?? key) ?? 0
  return {
    unchanged,
    unchangedColumns: [...columns.values()].toSorted((one, other) => placeOf(one) - placeOf(other)),
  }
}

interface UnchangedContext {
  reader: SetReader
  subcategory: number | undefined
  /** Rows of the whole comparison. */
  rowCount: number
  /** Keys of the columns that change in some row. */
  changed: ReadonlySet<string>
}
