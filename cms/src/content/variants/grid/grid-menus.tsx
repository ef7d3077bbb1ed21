'use client'

import type { ReactNode } from 'react'
import type { Label } from '#src/platform/labels.ts'
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
  language: string
  say: (text: Label) => string
  onClose: () => void
}): ReactNode {
  const { editor, say, onClose } = props
  switch (menu?.kind) {
    case 'columns':
      return (
        <ColumnsMenu columns={editor.columns} anchor={menu.anchor} say={say} onClose={onClose} />
      )
    case 'column':
      return <ColumnMenu key={menu.column} {...props} column={menu.column} anchor={menu.anchor} />
    case undefined:
      return null
  }
}
