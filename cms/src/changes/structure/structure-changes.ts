import type { CellPlace, PlacedChange, Refusal } from '#src/changes/sheets/plan.ts'

/** Changes of a document: of its latest version, and of what visitors read. */
export interface StructureDocument {
  collection: string
  id: number
  changes: PlacedChange[]
  public: PlacedChange[]
}

/** Changes that a change of the structure would make. */
export interface StructureChanges {
  documents: StructureDocument[]
  /** Values that are not carried and of which nobody decided. */
  refused: Refusal[]
  /** Part numbers by what happens to their values. */
  counts: { created: number; changed: number; equal: number; refused: number }
}

/** Place of the changes of a document; there is no file. */
export const placeOfDocument = (sheet: string): CellPlace => ({
  sheet,
  row: 0,
  column: '',
  head: '',
})
