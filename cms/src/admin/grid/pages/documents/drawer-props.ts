import type { CellKey } from '#src/admin/grid/core/take-open.ts'
import type { GridEditor } from '#src/admin/grid/component/use-grid-editor.ts'
import type { GridModel } from './grid-model.ts'
import type { CheckedEdits } from './use-checked-edits.ts'
import type { EditApply } from './use-edit-apply.ts'

export interface DrawerProps {
  model: GridModel
  edits: CheckedEdits
  editor: GridEditor
  sending: EditApply
  goTo: (cell: CellKey) => void
  language: string
  /** Reads the rows again. */
  reload: () => void
}
