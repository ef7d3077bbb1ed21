'use client'

import type { ReactNode } from 'react'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { variantsGridTexts } from '#texts/variants-grid.js'

const labels = labelsOf(variantsGridTexts)

/** Maximum rows rendered at once; more would slow down each key press. */
export const maxShownRows = 200

/**
 * Number of rows. If not all are rendered: the range of the rendered ones, and buttons to the
 * others.
 */
export function RowsShown({
  from,
  count,
  say,
  go,
}: {
  from: number
  count: number
  say: (label: Label) => string
  go: (row: number) => void
}): ReactNode {
  const isPart = count > maxShownRows
  return (
    <>
      {isPart
        ? ([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              disabled={by < 0 ? from === 0 : from + maxShownRows >= count}
              onClick={() => go(from + by * maxShownRows)}
            >
              {say(by < 0 ? labels.rowsBefore : labels.rowsAfter)}
            </button>
          ))
        : null}
      <span className="variants-grid__count">
        {isPart ? `${from + 1}–${Math.min(from + maxShownRows, count)} / ${count}` : count}{' '}
        {say(labels.rows)}
      </span>
    </>
  )
}
