'use client'

import { memo } from 'react'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { computedTexts } from '#texts/computed.js'
import { sheetTexts } from '#texts/sheet.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { typeText } from '#src/admin/grid/core/column-shape.ts'
import type { SheetSort } from '#src/admin/grid/core/filter.ts'
import { columnGap } from './grid-row.tsx'
import type { RenderedColumns } from './use-grid-columns.ts'
import type { GridEditor } from './use-grid-editor.ts'

/** Opens the menu of a column at its button. */
export type OpenMenu = (column: number, button: HTMLElement) => void

interface HeadingProps {
  column: number
  name: string
  /** Unit of the values, or their type. */
  unit: string
  isSelected: boolean
  isFiltered: boolean
  sort: SheetSort['direction'] | undefined
  openMenu: OpenMenu
}

/** Heading of a column; rendered again only if a property of it changed. */
const Heading = memo(function Heading(props: HeadingProps): ReactNode {
  const { column, name, unit, isSelected, isFiltered, sort, openMenu } = props
  const { filter: texts } = useTexts(sheetTexts)
  return (
    <th
      scope="col"
      data-column={column}
      data-selected={isSelected ? '' : undefined}
      aria-colindex={column + 2}
      aria-sort={sort}
    >
      <span className="variants-grid__name">{name}</span>
      <small>{unit}</small>
      <button
        type="button"
        tabIndex={-1}
        className="variants-grid__menu"
        data-filtered={isFiltered || undefined}
        aria-haspopup="dialog"
        aria-label={[texts.open({ column: name }), ...(isFiltered ? [texts.filtered] : [])].join(
          ', ',
        )}
        onClick={({ currentTarget }) => openMenu(column, currentTarget)}
      >
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path
            d={isFiltered ? 'M1.5 2.5h9L7 6.5v4L5 9.5v-3z' : 'M2.5 4.2 6 7.8l3.5-3.6'}
            fill={isFiltered ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.4"
          />
        </svg>
      </button>
    </th>
  )
})

interface Props {
  editor: GridEditor
  columns: RenderedColumns
  openMenu: OpenMenu
}

/** Headings of a grid: name, unit or type, and a button for filter and order. */
export function GridHead({ editor, columns, openMenu }: Props): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const { short: computed } = useTexts(computedTexts)
  const language = useLanguage()
  const { shown, view, rect } = editor
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="variants-grid__number" aria-colindex={1}>
          <span className="ui-hidden">{labels.row}</span>
        </th>
        {columns.rendered.flatMap(({ index: column, gap, key, name }) => {
          const attribute = shown[column - 1]
          return [
            ...columnGap(gap, key),
            <Heading
              key={key}
              column={column}
              name={name}
              unit={[
                attribute?.unit ?? typeText(attribute, language),
                attribute?.computed ? computed : '',
              ]
                .filter(Boolean)
                .join(' · ')}
              isSelected={column >= rect.left && column <= rect.right}
              isFiltered={view.filters.columns[key] !== undefined}
              sort={view.sort?.key === key ? view.sort.direction : undefined}
              openMenu={openMenu}
            />,
          ]
        })}
        {columnGap(columns.rest)}
      </tr>
    </thead>
  )
}
