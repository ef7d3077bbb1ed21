'use client'

import { useId } from 'react'
import type { ReactNode } from 'react'
import { countTexts } from '#src/admin/grid/core/filter.ts'
import type { ColumnFilter } from '#src/admin/grid/core/filter.ts'
import { sheetTexts } from '#texts/sheet.js'
import { filterKindOf } from '#src/admin/grid/core/column-shape.ts'
import { GridPopover } from './grid-popover.tsx'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { formatNumber, parseNumber } from '#src/content/variants/cells/number-text.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import type { GridEditor } from './use-grid-editor.ts'

interface Props {
  editor: GridEditor
  column: number
  anchor: HTMLElement
  /** Heading of the first column. */
  first: string
  onClose: () => void
}

interface FilterProps {
  filter: ColumnFilter | undefined
  set: (filter: ColumnFilter | undefined) => void
}

/** Texts of a column with the number of their rows, to choose from. */
function ValuesFilter({
  filter,
  set,
  counts,
}: FilterProps & { counts: readonly { text: string; count: number }[] }): ReactNode {
  const { filter: texts } = useTexts(sheetTexts)
  const all = counts.map(({ text }) => text)
  const chosen = filter?.kind === 'values' ? filter.texts : all
  const toggle = (text: string): void => {
    const next = chosen.includes(text) ? chosen.filter((each) => each !== text) : [...chosen, text]
    set(all.every((each) => next.includes(each)) ? undefined : { kind: 'values', texts: next })
  }
  return (
    <fieldset className="variants-grid__values">
      <legend>{texts.values}</legend>
      {counts.map(({ text, count }) => (
        <label key={text}>
          <input type="checkbox" checked={chosen.includes(text)} onChange={() => toggle(text)} />
          <span>{text === '' ? texts.empty : text}</span>
          <span className="variants-grid__amount">{count}</span>
        </label>
      ))}
    </fieldset>
  )
}

function BoundsFilter({ filter, set, unit }: FilterProps & { unit: string | null }): ReactNode {
  const { filter: texts } = useTexts(sheetTexts)
  const language = useLanguage()
  const { from, to } = filter?.kind === 'between' ? filter : { from: undefined, to: undefined }
  const mark = decimalMarkOf(language)
  const id = useId()
  const change = (bounds: { from: number | undefined; to: number | undefined }): void =>
    set(
      bounds.from === undefined && bounds.to === undefined
        ? undefined
        : { kind: 'between', ...bounds },
    )
  const bound = (name: 'from' | 'to', label: string, value: number | undefined): ReactNode => (
    <label htmlFor={`${id}-${name}`}>
      {label}
      <input
        id={`${id}-${name}`}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value === undefined ? '' : formatNumber(value, mark)}
        onChange={({ target }) =>
          change({ from, to, [name]: parseNumber(target.value, unit, mark) })
        }
      />
    </label>
  )
  return (
    <div className="variants-grid__bounds">
      {bound('from', texts.from, from)}
      {bound('to', texts.to, to)}
    </div>
  )
}

function PartFilter({ filter, set }: FilterProps): ReactNode {
  const { filter: texts } = useTexts(sheetTexts)
  const id = useId()
  return (
    <label htmlFor={id}>
      {texts.contains}
      <input
        id={id}
        autoComplete="off"
        defaultValue={filter?.kind === 'contains' ? filter.text : ''}
        onChange={({ target }) =>
          set(target.value.trim() === '' ? undefined : { kind: 'contains', text: target.value })
        }
      />
    </label>
  )
}

/** Menu of a column: its filter by the type of its values, and the order of the rows. */
export function ColumnMenu(props: Props): ReactNode {
  const { filter: texts } = useTexts(sheetTexts)
  const { editor, column, anchor, first, onClose } = props
  const language = useLanguage()
  const { view, shown, rows, textOf, keyAt } = editor
  const attribute = shown[column - 1]
  const key = keyAt(column)
  const filterProps: FilterProps = {
    filter: view.filters.columns[key],
    set: (filter) => view.filterColumn(key, filter),
  }
  const kind = filterKindOf(attribute)
  const sorted = view.sort?.key === key ? view.sort.direction : undefined
  return (
    <GridPopover
      label={texts.open({ column: attribute?.label ?? first })}
      anchor={anchor}
      onClose={onClose}
    >
      {kind === 'values' ? (
        <ValuesFilter
          {...filterProps}
          counts={countTexts(
            rows.map((variant) => textOf(variant, key)),
            language,
          )}
        />
      ) : kind === 'between' ? (
        <BoundsFilter {...filterProps} unit={attribute?.unit ?? null} />
      ) : (
        <PartFilter {...filterProps} />
      )}
      {(['ascending', 'descending'] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          className="variants-grid__choice"
          aria-pressed={sorted === direction}
          onClick={() => view.sortBy(sorted === direction ? undefined : { key, direction })}
        >
          {texts[direction]}
        </button>
      ))}
      {filterProps.filter ? (
        <button
          type="button"
          className="variants-grid__choice"
          onClick={() => filterProps.set(undefined)}
        >
          {texts.clear}
        </button>
      ) : null}
    </GridPopover>
  )
}
