'use client'

import type { ReactNode } from 'react'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import type { Place } from './use-grid-editor.ts'
import { variantsGridTexts } from '#texts/variants-grid.js'

const labels = labelsOf(variantsGridTexts)
/** Maximum number of listed errors. */
const maxListed = 12

interface Props {
  /** Error messages by the path of their cell: `variants.3.values.width`. */
  messages: ReadonlyMap<string, string>
  /** Heading of the first column. */
  first: Label
  attributes: readonly Declared[]
  go: (place: Place) => void
  say: (text: Label) => string
}

/** Number of errors of a grid and the first ones, each a button that moves to its cell. */
export function GridErrors({ messages, first, attributes, go, say }: Props): ReactNode {
  const errors = [...messages].map(([cell, message]) => {
    const [, row = '', key = '', attribute] = cell.split('.')
    const column =
      key === 'part_number' ? 0 : attributes.findIndex((declared) => declared.key === attribute) + 1
    return { cell, message, row: Number(row), column: Math.max(0, column) }
  })
  if (errors.length === 0) return null
  return (
    <div className="variants-grid__summary" role="alert">
      <strong>
        {errors.length} {say(labels.errors)}
      </strong>
      <ul>
        {errors.slice(0, maxListed).map((error) => (
          <li key={error.cell}>
            <button type="button" onClick={() => go(error)}>
              {say(labels.row)} {error.row + 1},{' '}
              {error.column === 0 ? say(first) : attributes[error.column - 1]?.label}:{' '}
              {error.message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
