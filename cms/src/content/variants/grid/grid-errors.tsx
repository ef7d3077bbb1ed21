'use client'

import type { ReactNode } from 'react'
import type { Declared } from '#src/content/variants/declaration.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { partNumberKey } from './cell-texts.ts'
import type { WrongCell } from './wrong-cells.ts'

const labels = labelsOf(variantsGridTexts)
const texts = labelsOf(sheetTexts)

/** Maximum number of listed errors; the buttons step through all of them. */
const maxListed = 4

interface Props {
  cells: readonly WrongCell[]
  /** Heading of the first column. */
  first: Label
  attributes: readonly Declared[]
  go: (cell: WrongCell) => void
  step: (by: 1 | -1) => void
  say: (text: Label) => string
}

/**
 * Summary of a grid's errors: their number, the first ones, and buttons that go to the next and
 * previous cell with an error.
 */
export function GridErrors({ cells, first, attributes, go, step, say }: Props): ReactNode {
  if (cells.length === 0) return null
  const name = (key: string): string | undefined =>
    key === partNumberKey
      ? say(first)
      : (attributes.find((attribute) => attribute.key === key)?.label ?? key)
  const more = cells.length - maxListed
  return (
    <div className="variants-grid__summary" role="alert">
      <p>
        <strong>
          {cells.length} {say(labels.errors)}
        </strong>
        <span className="variants-grid__walk">
          <button type="button" onClick={() => step(-1)}>
            {say(texts.errors.previous)}
          </button>
          <button type="button" onClick={() => step(1)}>
            {say(texts.errors.next)}
          </button>
        </span>
      </p>
      <ul>
        {cells.slice(0, maxListed).map((cell) => (
          <li key={`${cell.row} ${cell.key}`}>
            <button type="button" data-error="" onClick={() => go(cell)}>
              {say(labels.row)} {cell.row + 1}, {name(cell.key)}: {cell.message}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="variants-grid__more">{say(texts.errors.more({ count: more }))}</p>
      ) : null}
    </div>
  )
}
