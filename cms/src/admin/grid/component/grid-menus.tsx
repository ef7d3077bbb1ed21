'use client'

import type { ReactNode } from 'react'
import { ColumnMenu } from './column-menu.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import type { GridEditor } from './use-grid-editor.ts'

/** Menu that is open, with its button. */
export type GridMenu =
  | { kind: 'columns'; anchor: HTMLElement }
  | { kind: 'column'; column: number; anchor: HTMLElement }

export function GridMenus({
  menu,
  ...props
}: {
  menu: GridMenu | undefined
  editor: GridEditor
  first: string
  onClose: () => void
}): ReactNode {
  const { editor, onClose } = props
  switch (menu?.kind) {
    case 'columns':
      return <ColumnsMenu columns={editor.columns} anchor={menu.anchor} onClose={onClose} />
    case 'column':
      return <ColumnMenu key={menu.column} {...props} column={menu.column} anchor={menu.anchor} />
    case undefined:
      return null
  }
}
