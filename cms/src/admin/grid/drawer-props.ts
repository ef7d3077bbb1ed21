import type { CellKey } from '#src/content/variants/grid/take-open.ts'
import type { GridEditor } from '#src/content/variants/grid/use-grid-editor.ts'
import type { GridModel } from './grid-model.ts'
import type { CheckedEdits } from './use-checked-edits.ts'
import type { EditOrder } from './use-edit-order.ts'

export interface DrawerProps {
  model: GridModel
  edits: CheckedEdits
  editor: GridEditor
  order: EditOrder
  goTo: (cell: CellKey) => void
  language: string
  /** Reads the rows again. */
  reload: () => void
}
