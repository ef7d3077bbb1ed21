import type { CellPlace, Refusal } from '#src/changes/sheets/plan.ts'
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
}

/** What a file would change, whatever its sheets hold. */
export interface SheetPlan {
  documents: PlannedDocument[]
  refused: Refusal[]
  /** Rows by what they do. */
  counts: { created: number; changed: number; equal: number; refused: number }
  unknownColumns: { sheet: string; column: string; head: string }[]
  /** Sheets that are not read. */
  ignoredSheets: string[]
}
