import type { TypedColumn, TypedSheet } from '@vitrine/spreadsheets/typed-workbook'
import type { Values } from '#src/recording/history/document-values.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { sheetsTexts } from '#texts/sheets.js'
import { documentCell } from './document-cells.ts'
import type { CellContext } from './document-cells.ts'
import { idHead, idKey } from './document-columns.ts'
import type { DocumentColumn } from './document-columns.ts'
import { uniqueHeads } from '#src/content/variants/cells/part-number-columns.ts'

const { notes } = labelsOf(sheetsTexts)

/** Document with its values in all languages by place (`document-values.ts`). */
export interface SheetDocument {
  id: number
  values: Values
}

/** Documents of a collection and what their sheet has of them. */
export interface SheetCollection {
  slug: string
  plural: Label
  /** Name of the field by which a document is called. */
  title: string
  columns: readonly DocumentColumn[]
  documents: readonly SheetDocument[]
}

const idOfDocuments = 'documents-'

/** Id of the sheet of a collection. */
export const sheetIdOfCollection = (slug: string): string => `${idOfDocuments}${slug}`

/** Collection of a sheet by its id. */
export const collectionOfSheet = (id: string): string | undefined =>
  id.startsWith(idOfDocuments) ? id.slice(idOfDocuments.length) : undefined

const noteOf = ({ kind }: DocumentColumn): Label | undefined => {
  switch (kind) {
    case 'choices':
      return notes.choices
    case 'relation':
      return notes.relation
    case 'relations':
      return notes.relations
    case 'time':
      return notes.time
    default:
      return undefined
  }
}

const kinds = {
  text: 'text',
  number: 'number',
  boolean: 'boolean',
  choice: 'choice',
  // a list of options accepts a single one
  choices: 'text',
  day: 'day',
  time: 'text',
  relation: 'text',
  relations: 'text',
} as const satisfies Record<DocumentColumn['kind'], TypedColumn['kind']>

function typedColumn(column: DocumentColumn, language: string): TypedColumn {
  const note = noteOf(column)
  return {
    key: column.key,
    head: textOf(column.labels, language),
    kind: kinds[column.kind],
    decimals: null,
    choices:
      column.kind === 'choice'
        ? column.options.map(({ value }) =>
            String(documentCell(value, column, { language, namesOf: noNames })),
          )
        : [],
    isKey: column.isProtected,
    ...(note ? { note: textOf(note, language) } : {}),
  }
}

const noNames = (): never => {
  throw new Error('an option names no document')
}

/** Sheet of the documents of a collection, a row each. */
export function documentSheet(
  { slug, plural, columns, documents }: SheetCollection,
  context: Pick<CellContext, 'language' | 'namesOf'>,
): TypedSheet {
  const { language } = context
  const id: TypedColumn = {
    key: idKey,
    head: textOf(idHead(plural), language),
    kind: 'number',
    decimals: 0,
    choices: [],
    isKey: true,
  }
  const typed = columns.map((column) => typedColumn(column, language))
  const heads = uniqueHeads([id, ...typed])
  return {
    id: sheetIdOfCollection(slug),
    name: textOf(plural, language),
    columns: [id, ...typed].map((column, at) => ({ ...column, head: heads[at] ?? column.head })),
    rows: documents.map((document) => [
      document.id,
      ...columns.map((column) => documentCell(document.values[column.key], column, context)),
    ]),
  }
}
