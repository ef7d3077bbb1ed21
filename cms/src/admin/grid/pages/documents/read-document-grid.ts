import type { PayloadRequest } from 'payload'
import type { ListContext } from '#src/admin/lists/read-list.ts'
import { documentCell } from '#src/changes/sheets/document-cells.ts'
import type { DocumentColumn } from '#src/changes/sheets/document-columns.ts'
import { keepsDrafts } from '#src/changes/plans/plan-uses.ts'
import { documentRules } from '#src/changes/sheets/document-rules.ts'
import {
  mayUpdate,
  readRelatedNames,
  readSheetCollection,
} from '#src/changes/sheets/read-collections.ts'
import { staffOf } from '#src/platform/access/access.ts'
import type { With } from '#src/platform/collections/collections.ts'
import { localeOfPanel, textOf } from '#src/platform/labels.ts'
import { readFigures } from '#src/staff-index/figures.ts'
import type { GridAnswer, GridColumn } from '#src/staff-index/grid-shapes.ts'
import { selectedDocuments } from './read-grid.ts'
import type { GridQuery } from './read-grid.ts'

const types = {
  number: 'number',
  boolean: 'boolean',
  choice: 'choice',
  text: 'text',
  choices: 'text',
  day: 'text',
  time: 'text',
  relation: 'text',
  relations: 'text',
} as const satisfies Record<DocumentColumn['kind'], GridColumn['declared']['type']>

interface ColumnContext {
  language: string
  isClosed: (column: DocumentColumn) => boolean
}

/** Column of a field; a choice has the texts of its options, as the cells show them. */
function columnOf(column: DocumentColumn, { language, isClosed }: ColumnContext): GridColumn {
  const options =
    column.kind === 'choice'
      ? column.options.map(({ value }) =>
          String(documentCell(value, column, { language, namesOf: noNames })),
        )
      : []
  return {
    place: column.path,
    declared: {
      key: column.key,
      label: textOf(column.labels, language),
      type: types[column.kind],
      unit: null,
      decimals: null,
      choices: options.map((text) => ({ value: text, label: text })),
    },
    locale: column.locale,
    isClosed: isClosed(column),
  }
}

const noNames = (): never => {
  throw new Error('an option names no document')
}

/** Documents with the values that a cell can hold, as last saved. */
export async function readDocumentGrid(
  req: PayloadRequest,
  context: ListContext & { collection: With<'grid'> },
  query: GridQuery,
): Promise<GridAnswer> {
  const { collection } = context
  const { language } = req.i18n
  const selected = await selectedDocuments(context, query, false)
  const read = await readSheetCollection(req, collection, selected.ids)
  const { documents, title, plural } = read
  // a title that cannot be written is the name of the row
  const columns = read.columns.filter((column) => column.path !== title || !column.isProtected)
  const namesOf = await readRelatedNames(req, columns)
  const rules = documentRules(req, collection, { language, namesOf })
  const isReader = !mayUpdate(req, collection)
  const { documents: total } = await readFigures(req.payload, collection)
  const locale = localeOfPanel(language)
  return {
    collection,
    title: textOf(plural, language),
    what: 'documents',
    kinds: {
      [collection]: columns.map((column) =>
        columnOf(column, {
          language,
          isClosed: (each) => isReader || each.isProtected || !rules.mayWrite(each),
        }),
      ),
    },
    groups: [],
    rows: documents.map(({ id, values }) => ({
      id,
      name: String(values[`${title}:${locale}`] ?? values[title] ?? `#${id}`),
      path: '',
      kind: collection,
      values: Object.fromEntries(
        columns.flatMap((column) => {
          const cell = documentCell(values[column.key], column, { language, namesOf })
          return cell === null || cell === '' ? [] : [[column.key, cell]]
        }),
      ),
    })),
    unknown: [...selected.unknown],
    moreRows: selected.total - selected.rows,
    areMoreRows: selected.isMore,
    total,
    works: {},
    unrecorded: 0,
    mayPublish: staffOf(req)?.role !== 'translator',
    hasDrafts: keepsDrafts(req, collection),
  }
}
