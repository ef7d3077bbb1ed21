'use client'

import type { ReactNode } from 'react'
import type { Declared } from '#src/content/variants/declaration.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { partNumberKey } from '#src/admin/grid/core/cell-texts.ts'
import type { useErrorWalk } from '#src/admin/grid/component/use-error-walk.ts'

/** Maximum number of listed errors; the buttons step through all of them. */
const maxListed = 4

interface Props {
  /** True for values that somebody is to look at: nothing is refused. */
  isDoubtful?: boolean
  walk: ReturnType<typeof useErrorWalk>
  /** Heading of the first column. */
  first: string
  attributes: readonly Declared[]
}

/**
 * Summary of a grid's errors or doubtful values: their number, the first ones, and buttons that go to
 * the next and previous one.
 */
export function GridErrors({
  isDoubtful = false,
  walk: { cells, goTo, step },
  first,
  attributes,
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
          {cells.length} {isDoubtful ? labels.doubtful : labels.errors}
        </strong>
        <span className="variants-grid__walk">
          <Button onClick={() => step(-1)}>
            {isDoubtful ? labels.previous : texts.errors.previous}
          </Button>
          <Button onClick={() => step(1)}>{isDoubtful ? labels.next : texts.errors.next}</Button>
        </span>
      </p>
      <ul>
        {cells.slice(0, maxListed).map((cell) => (
          <li key={`${cell.row} ${cell.key}`}>
            <button type="button" data-error="" onClick={() => goTo(cell)}>
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
