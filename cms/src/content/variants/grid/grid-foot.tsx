'use client'

import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { figuresOf } from '#src/content/sheet/figures.ts'
import { cellCount, heightOf, placesOf, widthOf } from '#src/content/sheet/selection.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import type { GridEditor } from './use-grid-editor.ts'

const labels = labelsOf(variantsGridTexts)
const texts = labelsOf(sheetTexts)

const keys: readonly [name: string, label: Label][] = [
  ['Enter', texts.keys.edit],
  ['Shift ↓', texts.keys.extend],
  ['Ctrl D', texts.keys.fill],
  ['Ctrl V', texts.keys.paste],
  ['Ctrl F', texts.keys.find],
  ['Ctrl Z', texts.keys.undo],
  ['F8', texts.keys.errors],
]

interface Props {
  editor: GridEditor
  language: string
  say: (text: Label) => string
}

/** Number of rows, or the key figures of a selection of several cells. */
function useFigures({ editor, language, say }: Props): string {
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
      ? say(labels.rows({ count: rows.length }))
      : say(texts.results.shown({ shown: view.order.length, total: rows.length }))
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 20 })
  const { numbers, sum, min, max, unit } = figures
  const withUnit = (value: number): string => number.format(value) + (unit ? ` ${unit}` : '')
  return [
    say(texts.figures.cells({ count: figures.cells })),
    say(texts.figures.size({ rows: heightOf(rect), columns: widthOf(rect) })),
    ...(numbers > 0 && numbers < figures.cells
      ? [say(texts.figures.numbers({ count: numbers }))]
      : []),
    ...(sum === undefined || min === undefined || max === undefined
      ? numbers > 1
        ? [say(texts.figures.mixed)]
        : []
      : [
          say(texts.figures.sum({ value: withUnit(sum) })),
          say(texts.figures.min({ value: withUnit(min) })),
          say(texts.figures.max({ value: withUnit(max) })),
        ]),
  ].join(' · ')
}

/** Key figures of the selection, announced to screen readers, and the keys of the grid. */
export function GridFoot(props: Props): ReactNode {
  const figures = useFigures(props)
  const { say } = props
  return (
    <div className="variants-grid__foot">
      <span role="status" aria-label={say(texts.figures.label)} className="variants-grid__figures">
        {figures}
      </span>
      <ul className="variants-grid__keys">
        {keys.map(([name, label]) => (
          <li key={name}>
            <kbd>{name}</kbd> {say(label)}
          </li>
        ))}
      </ul>
    </div>
  )
}
