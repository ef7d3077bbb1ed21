import type { ShownDoubt } from '#src/content/limits/doubt-shapes.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import type { CellPlace } from '#src/changes/sheets/plan.ts'

/** Doubtful value of a plan, with the column by whose rules another value is checked. */
export interface PlannedDoubt {
  shown: ShownDoubt
  /** Place of the value in the document. */
  path: string
  place: CellPlace
  column: ValueColumn
}
