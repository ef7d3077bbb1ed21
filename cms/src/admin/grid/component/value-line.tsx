'use client'

import type { ReactNode } from 'react'
import { cellCount } from '#src/admin/grid/core/selection.ts'
import type { Place } from '#src/admin/grid/core/selection.ts'
import { namesOfInputs } from '#src/content/computed/input-names.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { computedTexts } from '#texts/computed.js'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { beforeText, limitsOf } from '#src/admin/grid/core/column-shape.ts'
import type { GridEditor } from './use-grid-editor.ts'
import './grid-bars.css'

interface Props {
  editor: GridEditor
  /** Heading of the first column. */
  first: string
  /** True if former texts are the saved ones, false if they are the published ones. */
  isSaved?: boolean
}

/**
 * Line above a grid: first and last part number of the selection, column of the active cell with
 * the limits of its values, and the whole text of the active cell.
 */
export function ValueLine({ editor, first, isSaved = false }: Props): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const language = useLanguage()
  const texts = useTexts(sheetTexts)
  const computed = useTexts(computedTexts)
  const { active, rect, shown, view, published, textOf, textAt, keyAt, variantAt } = editor
  const variant = variantAt(active.row)
  if (!variant) return null
  const nameAt = (row: number): string => {
    const place: Place = { row, column: 0 }
    return textAt(place) || `${labels.row} ${(view.order[row] ?? 0) + 1}`
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
        <b>{attribute?.label ?? first}</b>{' '}
        <small>
          {attribute?.computed
            ? computed.of({ names: namesOfInputs(attribute, editor.attributes) })
            : limitsOf(attribute, language)}
        </small>
      </span>
      <span className="variants-grid__value" data-several={cellCount(rect) > 1 || undefined}>
        {text}
      </span>
      {before === null ? <small>{texts.newRow}</small> : null}
      {old === text ? null : <small>{beforeText(old, isSaved, language)}</small>}
    </div>
  )
}
