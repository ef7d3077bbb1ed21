'use client'

import { useId } from 'react'
import type { ReactNode } from 'react'
import { countTexts } from '#src/content/sheet/filter.ts'
import type { ColumnFilter } from '#src/content/sheet/filter.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { sheetTexts } from '#texts/sheet.js'
import { filterKindOf } from './column-shape.ts'
import { GridPopover } from './grid-popover.tsx'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { formatNumber, parseNumber } from '#src/content/variants/cells/number-text.ts'
import type { GridEditor } from './use-grid-editor.ts'

const { filter: texts } = labelsOf(sheetTexts)

interface Props {
  editor: GridEditor
  column: number
  anchor: HTMLElement
  /** Heading of the first column. */
  first: string
  language: string
  say: (text: Label) => string
  onClose: () => void
}

interface FilterProps {
  filter: ColumnFilter | undefined
  set: (filter: ColumnFilter | undefined) => void
  say: (text: Label) => string
}

/** Texts of a column with the number of their rows, to choose from. */
function ValuesFilter({
  filter,
  set,
  say,
  counts,
}: FilterProps & { counts: readonly { text: string; count: number }[] }): ReactNode {
  const all = counts.map(({ text }) => text)
  const chosen = filter?.kind === 'values' ? filter.texts : all
  const toggle = (text: string): void => {
    const next = chosen.includes(text) ? chosen.filter((each) => each !== text) : [...chosen, text]
    set(all.every((each) => next.includes(each)) ? undefined : { kind: 'values', texts: next })
  }
  return (
    <fieldset className="variants-grid__values">
      <legend>{say(texts.values)}</legend>
      {counts.map(({ text, count }) => (
        <label key={text}>
          <input type="checkbox" checked={chosen.includes(text)} onChange={() => toggle(text)} />
          <span>{text === '' ? say(texts.empty) : text}</span>
          <span className="variants-grid__amount">{count}</span>
        </label>
      ))}
    </fieldset>
  )
}

function BoundsFilter({
  filter,
  set,
  say,
  language,
  unit,
}: FilterProps & { language: string; unit: string | null }): ReactNode {
  const { from, to } = filter?.kind === 'between' ? filter : { from: undefined, to: undefined }
  const mark = decimalMarkOf(language)
  const id = useId()
  const change = (bounds: { from: number | undefined; to: number | undefined }): void =>
    set(
      bounds.from === undefined && bounds.to === undefined
        ? undefined
        : { kind: 'between', ...bounds },
    )
  const bound = (name: 'from' | 'to', label: Label, value: number | undefined): ReactNode => (
    <label htmlFor={`${id}-${name}`}>
      {say(label)}
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

function PartFilter({ filter, set, say }: FilterProps): ReactNode {
  const id = useId()
  return (
    <label htmlFor={id}>
      {say(texts.contains)}
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
  const { editor, column, anchor, first, language, say, onClose } = props
  const { view, shown, rows, textOf, keyAt } = editor
  const attribute = shown[column - 1]
  const key = keyAt(column)
  const filterProps: FilterProps = {
    filter: view.filters.columns[key],
    set: (filter) => view.filterColumn(key, filter),
    say,
  }
  const kind = filterKindOf(attribute)
  const sorted = view.sort?.key === key ? view.sort.direction : undefined
  return (
    <GridPopover
      label={say(texts.open({ column: attribute?.label ?? first }))}
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
        <BoundsFilter {...filterProps} language={language} unit={attribute?.unit ?? null} />
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
          {say(texts[direction])}
        </button>
      ))}
      {filterProps.filter ? (
        <button
          type="button"
          className="variants-grid__choice"
          onClick={() => filterProps.set(undefined)}
        >
          {say(texts.clear)}
        </button>
      ) : null}
    </GridPopover>
  )
}
