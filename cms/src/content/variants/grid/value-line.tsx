'use client'

import type { ReactNode } from 'react'
import type { Label } from '#src/platform/labels.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { cellCount } from '#src/content/sheet/selection.ts'
import type { Place } from '#src/content/sheet/selection.ts'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { beforeLabel, limitsOf } from './column-shape.ts'
import type { GridEditor } from './use-grid-editor.ts'

const labels = labelsOf(variantsGridTexts)
const texts = labelsOf(sheetTexts)

interface Props {
  editor: GridEditor
  /** Heading of the first column. */
  first: string
  /** True if former texts are the saved ones, false if they are the published ones. */
  isSaved?: boolean
  say: (text: Label) => string
}

/**
 * Line above a grid: first and last part number of the selection, column of the active cell with
 * the limits of its values, and the whole text of the active cell.
 */
export function ValueLine({ editor, first, isSaved = false, say }: Props): ReactNode {
  const { active, rect, shown, view, published, textOf, textAt, keyAt, variantAt } = editor
  const variant = variantAt(active.row)
  if (!variant) return null
  const nameAt = (row: number): string => {
    const place: Place = { row, column: 0 }
    return textAt(place) || `${say(labels.row)} ${(view.order[row] ?? 0) + 1}`
  }
  const attribute = shown[active.column - 1]
  const before = published?.[view.order[active.row] ?? -1]
  const text = textAt(active)
  const old = before ? textOf(before, keyAt(active.column)) : text
  return (
    <div className="variants-grid__line">
      <span className="variants-grid__reference">
        {rect.top === rect.bottom
          ? nameAt(rect.top)
          : `${nameAt(rect.top)} : ${nameAt(rect.bottom)}`}
      </span>
      <span>
        <b>{attribute?.label ?? first}</b> <small>{limitsOf(attribute, say)}</small>
      </span>
      <span className="variants-grid__value" data-several={cellCount(rect) > 1 || undefined}>
        {text}
      </span>
      {before === null ? <small>{say(texts.newRow)}</small> : null}
      {old === text ? null : <small>{say(beforeLabel(old, isSaved))}</small>}
    </div>
  )
}
