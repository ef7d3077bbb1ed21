import type { Locale } from '@vitrine/configuration/locales'
import type { CellPlace, ConvertedColumn, NewDocument, Refusal } from '#src/changes/sheets/plan.ts'
import type { NamedColumn } from '#src/changes/sheets/named-columns.ts'
import type { DamagedColumn } from '#src/changes/sheets/sheet-shapes.ts'
import type { RowKind } from './plan-shapes.ts'
import type { PlannedDoubt } from './planned-doubt.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'

/** Change of a value or of a new row, with the place of its cell in the file. */
export interface PlannedChange extends ValueChange {
  place: CellPlace
}

/** Document with what a file changes of it. */
export interface PlannedDocument {
  collection: string
  id: number
  changes: PlannedChange[]
  /** Languages of the latest version that a release publishes, with what that makes public. */
  release?: { locales: Locale[]; changes: PlannedChange[] }
  /** Changes of what visitors read, where they are others; absent: the same. */
  public?: PlannedChange[]
}

/** Changes of what visitors read. */
export const publicChanges = ({
  changes,
  public: published = changes,
}: Pick<PlannedDocument, 'changes' | 'public'>): readonly PlannedChange[] => published

/** Changes of a document, with those that its publication makes public. */
export const shownChanges = ({ changes, release }: PlannedDocument): PlannedChange[] => [
  ...changes,
  ...(release?.changes ?? []),
]

/** True for a new row of a list. */
export const isNewRow = ({ after, before }: { before?: unknown; after?: unknown }): boolean =>
  before === null && typeof after === 'object' && after !== null && 'row' in after

/** Document that a file makes. */
export interface PlannedCreation extends NewDocument {
  collection: string
  /** Number among the new documents of the collection, from 1. */
  number: number
  /** Certificates that apply to a new product. */
  certificates?: readonly number[]
}

export type AnyDocument = PlannedCreation | PlannedDocument

/** Rows of a file that a document is made of. */
export function rowsOf(document: AnyDocument): { created: number; changed: number } {
  if ('values' in document)
    return { created: Math.max(1, Object.keys(document.rows).length), changed: 0 }
  const created = new Set<string>()
  const all = new Set<string>()
  for (const change of shownChanges(document)) {
    const row = `${change.place.sheet} ${change.place.row}`
    all.add(row)
    if (isNewRow(change)) created.add(row)
  }
  return { created: created.size, changed: all.size - created.size }
}

/** Column of a file that is not read. */
export interface UnknownColumn {
  sheet: string
  column: string
  head: string
  /** First values; absent: they were not read. */
  samples?: string[]
  /** All heads of its row, folded; absent: they were not read. */
  heads?: string[]
}

/** What a file would change, whatever its sheets hold. */
export interface SheetPlan {
  documents: PlannedDocument[]
  created: PlannedCreation[]
  refused: Refusal[]
  /** Rows by what they do. */
  counts: { created: number; changed: number; equal: number; refused: number }
  unknownColumns: UnknownColumn[]
  /** Columns that are read as somebody named them; absent: none. */
  namedColumns?: NamedColumn[]
  /** Columns whose numbers were converted from another unit; absent: none. */
  convertedColumns?: ConvertedColumn[]
  /** Sheets that are not read. */
  ignoredSheets: string[]
  /** Rows that equal drafts which visitors do not read; absent: none. */
  equalDrafts?: number
  /** What the rows are; absent: part numbers. */
  rowKind?: RowKind
  /** True: texts of uploads, which have no drafts, are saved with the drafts of the others. */
  savesUploads?: true
  /** Values that somebody has to look at; absent: none was looked for. */
  doubts?: PlannedDoubt[]
  /** Texts of the file that look damaged, by column; absent: none. */
  damaged?: DamagedColumn[]
}

/** Key of a document of a plan, or of a row of it. */
export const keyOf = ({ collection, id }: { collection: string; id: number }, row = ''): string =>
  row === '' ? `${collection} ${id}` : `${collection} ${id} ${row}`

/** Key of a new document of a plan, or of a row of it. */
export const creationKey = (
  { collection, number }: Pick<PlannedCreation, 'collection' | 'number'>,
  row = '',
): string => ['new', collection, number, row].filter((part) => part !== '').join(' ')
