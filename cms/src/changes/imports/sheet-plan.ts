import type { Locale } from '@vitrine/configuration/locales'
import type { CellPlace, NewDocument, Refusal } from '#src/changes/sheets/plan.ts'
import type { ValueChange } from '#src/changes/diff-values.ts'

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

/** Document that a file makes. */
export interface PlannedCreation extends NewDocument {
  collection: string
  /** Number among the new documents of the collection, from 1. */
  number: number
}

/** What the rows of a file are: part numbers, or also others. */
export type RowKind = 'parts' | 'others'

/** What a file would change, whatever its sheets hold. */
export interface SheetPlan {
  documents: PlannedDocument[]
  created: PlannedCreation[]
  refused: Refusal[]
  /** Rows by what they do. */
  counts: { created: number; changed: number; equal: number; refused: number }
  unknownColumns: { sheet: string; column: string; head: string }[]
  /** Sheets that are not read. */
  ignoredSheets: string[]
  /** What the rows are; absent: part numbers. */
  rowKind?: RowKind
}
