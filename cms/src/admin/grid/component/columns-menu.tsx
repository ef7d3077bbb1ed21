'use client'

import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { sheetTexts } from '#texts/sheet.js'
import { GridPopover } from './grid-popover.tsx'
import type { GridColumns } from './use-column-set.ts'

interface Props {
  columns: GridColumns
  anchor: HTMLElement
  onClose: () => void
}

/**
 * Menu that shows, hides and reorders the columns of a grid; the choice is stored as a preference
 * of the account.
 */
export function ColumnsMenu({ columns, anchor, onClose }: Props): ReactNode {
  const { columns: texts } = useTexts(sheetTexts)
  const { ordered, shown, isHidden, toggle, move, showAll } = columns
  const step = (column: { key: string; label: string }, by: -1 | 1): ReactNode => (
    <button
      type="button"
      className="variants-grid__step"
      aria-label={
        by === -1 ? texts.before({ column: column.label }) : texts.after({ column: column.label })
      }
      onClick={() => move(column.key, by)}
    >
      {by === -1 ? '←' : '→'}
    </button>
  )
  return (
    <GridPopover
      label={texts.menu({ shown: shown.length, total: ordered.length })}
      anchor={anchor}
      onClose={onClose}
    >
      <ul className="variants-grid__columns">
        {ordered.map((column) => (
          <li key={column.key}>
            <label>
              <input
                type="checkbox"
                checked={!isHidden(column.key)}
                onChange={() => toggle(column.key)}
              />
              <span>{column.label}</span>
            </label>
            {step(column, -1)}
            {step(column, 1)}
          </li>
        ))}
      </ul>
      <button type="button" className="variants-grid__choice" onClick={showAll}>
        {texts.all}
      </button>
    </GridPopover>
  )
}
