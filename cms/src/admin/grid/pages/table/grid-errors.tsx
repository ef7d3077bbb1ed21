'use client'

import type { ReactNode } from 'react'
import type { Declared } from '#src/content/variants/declaration.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { partNumberKey } from '#src/admin/grid/core/cell-texts.ts'
import type { WrongCell } from '#src/admin/grid/core/wrong-cells.ts'

/** Maximum number of listed errors; the buttons step through all of them. */
const maxListed = 4

interface Props {
  /** Words behind their number. */
  heading: string
  /** True for values that somebody is to look at: nothing is refused. */
  isDoubtful?: boolean
  cells: readonly WrongCell[]
  /** Heading of the first column. */
  first: string
  attributes: readonly Declared[]
  go: (cell: WrongCell) => void
  step: (by: 1 | -1) => void
}

/**
 * Summary of a grid's errors or doubtful values: their number, the first ones, and buttons that go to
 * the next and previous one.
 */
export function GridErrors({
  heading,
  isDoubtful = false,
  cells,
  first,
  attributes,
  go,
  step,
}: Props): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const texts = useTexts(sheetTexts)
  if (cells.length === 0) return null
  const name = (key: string): string | undefined =>
    key === partNumberKey
      ? first
      : (attributes.find((attribute) => attribute.key === key)?.label ?? key)
  const more = cells.length - maxListed
  return (
    <div
      className="variants-grid__summary"
      role={isDoubtful ? 'status' : 'alert'}
      data-doubtful={isDoubtful || undefined}
    >
      <p>
        <strong>
          {cells.length} {heading}
        </strong>
        <span className="variants-grid__walk">
          <Button onClick={() => step(-1)}>{texts.errors.previous}</Button>
          <Button onClick={() => step(1)}>{texts.errors.next}</Button>
        </span>
      </p>
      <ul>
        {cells.slice(0, maxListed).map((cell) => (
          <li key={`${cell.row} ${cell.key}`}>
            <button type="button" data-error="" onClick={() => go(cell)}>
              {labels.row} {cell.row + 1}, {name(cell.key)}: {cell.message}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="variants-grid__more">{texts.errors.more({ count: more })}</p>
      ) : null}
    </div>
  )
}
