'use client'

import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { figuresOf } from '#src/admin/grid/core/figures.ts'
import { cellCount, heightOf, placesOf, widthOf } from '#src/admin/grid/core/selection.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import type { GridEditor } from './use-grid-editor.ts'
import './grid-bars.css'

const keys = [
  ['Enter', 'edit'],
  ['Shift ↓', 'extend'],
  ['Ctrl D', 'fill'],
  ['Ctrl V', 'paste'],
  ['Ctrl F', 'find'],
  ['Ctrl Z', 'undo'],
  ['F8', 'errors'],
] as const

interface Props {
  editor: GridEditor
}

/** Number of rows, or the key figures of a selection of several cells. */
function useFigures({ editor }: Props): string {
  const labels = useTexts(variantsGridTexts)
  const language = useLanguage()
  const texts = useTexts(sheetTexts)
  const { rect, rows, view, shown, variantAt, keyAt } = editor
  const { top, left, bottom, right } = rect
  const figures = useMemo(
    () =>
      figuresOf(
        placesOf({ top, left, bottom, right }).map(({ row, column }) => ({
          value: column === 0 ? undefined : variantAt(row)?.values?.[keyAt(column)],
          unit: shown[column - 1]?.unit ?? null,
        })),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- cells are read from the rows, their order and the columns
    [top, left, bottom, right, rows, view.order, shown],
  )
  if (cellCount(rect) <= 1)
    return view.order.length === rows.length
      ? labels.rows({ count: rows.length })
      : texts.results.shown({ shown: view.order.length, total: rows.length })
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 20 })
  const { numbers, sum, min, max, unit } = figures
  const withUnit = (value: number): string => number.format(value) + (unit ? ` ${unit}` : '')
  return [
    texts.figures.cells({ count: figures.cells }),
    texts.figures.size({ rows: heightOf(rect), columns: widthOf(rect) }),
    ...(numbers > 0 && numbers < figures.cells ? [texts.figures.numbers({ count: numbers })] : []),
    ...(sum === undefined || min === undefined || max === undefined
      ? numbers > 1
        ? [texts.figures.mixed]
        : []
      : [
          texts.figures.sum({ value: withUnit(sum) }),
          texts.figures.min({ value: withUnit(min) }),
          texts.figures.max({ value: withUnit(max) }),
        ]),
  ].join(' · ')
}

/** Key figures of the selection, announced to screen readers, and the keys of the grid. */
export function GridFoot(props: Props): ReactNode {
  const texts = useTexts(sheetTexts)
  const figures = useFigures(props)
  return (
    <div className="variants-grid__foot">
      <span role="status" aria-label={texts.figures.label} className="variants-grid__figures">
        {figures}
      </span>
      <ul className="variants-grid__keys">
        {keys.map(([name, label]) => (
          <li key={name}>
            <kbd>{name}</kbd> {texts.keys[label]}
          </li>
        ))}
      </ul>
    </div>
  )
}
