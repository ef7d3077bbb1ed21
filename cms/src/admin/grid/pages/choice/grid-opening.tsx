import { useMemo } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import type { Locale } from '@vitrine/configuration/locales'
import { useColumnSet } from '#src/admin/grid/component/use-column-set.ts'
import { cellTexts } from '#src/admin/grid/core/cell-texts.ts'
import { isFigures } from '#src/admin/grid/core/column-shape.ts'
import { attributesIn, columnAt, emptyColumns } from '#src/admin/grid/pages/documents/grid-model.ts'
import type { GridModel } from '#src/admin/grid/pages/documents/grid-model.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { gridTexts } from '#texts/grid.js'

/** Families, rows of each and columns of the table that shows how the grid opens. */
const shownGroups = 3
const shownRows = 2
const shownColumns = 4

interface Props {
  model: GridModel
  locale: Locale
  isGrouped: boolean
  onGroup: (isGrouped: boolean) => void
  /** Address of the grid. */
  href: string
}

/** Codes of the few families that alone have a value in a column. */
function onlyIn({ answer, base, groupOf }: GridModel, key: string): string {
  const filled = new Set(base.flatMap(({ values }, row) => (key in values ? [groupOf[row]] : [])))
  return filled.size < answer.groups.length && filled.size <= 2
    ? [...filled].map((group) => answer.groups[group ?? 0]?.code ?? '').join(' ')
    : ''
}

/** Columns that the chosen families have, each of which is shown or not. */
function ColumnChoice({
  model,
  columns,
  offered,
}: {
  model: GridModel
  columns: ReturnType<typeof useColumnSet>
  offered: readonly Declared[]
}): ReactNode {
  const { choice: labels } = useTexts(gridTexts)
  return (
    <section className="ui-side__part">
      <h3>
        {labels.columnsTitle}{' '}
        <span className="ui-mono">
          {labels.chosenOf({ chosen: columns.shown.length, total: offered.length })}
        </span>
      </h3>
      <p className="ui-small">{labels.columnsHint}</p>
      <div className="grid-choice__columns">
        {offered.map(({ key, label }) => {
          const only = onlyIn(model, key)
          return (
            <button
              key={key}
              type="button"
              className="ui-chip"
              aria-pressed={!columns.isHidden(key)}
              onClick={() => columns.toggle(key)}
            >
              {label} {only === '' ? null : <small>{labels.only({ codes: only })}</small>}
            </button>
          )
        })}
      </div>
    </section>
  )
}

/** First rows of the first families, as the grid shows them. */
function Preview({
  model,
  columns,
}: {
  model: GridModel
  columns: readonly Declared[]
}): ReactNode {
  const labels = useTexts(gridTexts)
  const language = useLanguage()
  const textOf = useMemo(() => cellTexts(columns, language), [columns, language])
  const shown = columns.slice(0, shownColumns)
  return (
    <div className="grid-choice__preview">
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.code}</th>
            {shown.map((column) => (
              <th key={column.key} scope="col" data-figures={isFigures(column) || undefined}>
                {column.label}
                {column.unit ? <small>{column.unit}</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        {model.answer.groups.slice(0, shownGroups).map(({ id, code, title, total }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={shown.length + 1}>
                {code || title} <span className="ui-mono">{total}</span>
              </th>
            </tr>
            {[...model.base.entries()]
              .filter(([row]) => model.answer.rows[row]?.id === id)
              .slice(0, shownRows)
              .map(([row, variant]) => (
                <tr key={row}>
                  <th scope="row">{variant.part_number}</th>
                  {shown.map((column) => (
                    <td
                      key={column.key}
                      data-figures={isFigures(column) || undefined}
                      data-absent={columnAt(model, row, column.key) ? undefined : ''}
                    >
                      {textOf(variant, column.key)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** What the grid of the chosen families has: columns, first rows, and the button that opens it. */
export function GridOpening({ model, locale, isGrouped, onGroup, href }: Props): ReactNode {
  const { choice: labels } = useTexts(gridTexts)
  const { groups, rows } = model.answer
  const attributes = useMemo(() => attributesIn(model, [locale]), [model, locale])
  const empty = useMemo(() => emptyColumns(model, model.base), [model])
  const columns = useColumnSet('catalogue', attributes, { empty })
  const offered = columns.ordered.filter(({ key }) => !empty.has(key) || !columns.isHidden(key))
  const layouts = [
    [true, labels.grouped],
    [false, labels.one],
  ] as const
  return (
    <>
      <div className="ui-side__scroll">
        <h2>
          {labels.opening({ families: groups.length, rows: rows.length })}
          <small className="ui-mono">{groups.map(({ code }) => code).join(' ')}</small>
        </h2>
        <ColumnChoice model={model} columns={columns} offered={offered} />
        <section className="ui-side__part">
          <h3>{labels.preview}</h3>
          <Preview model={model} columns={columns.shown} />
          <fieldset className="grid-choice__layouts">
            <legend className="ui-hidden">{labels.layout}</legend>
            {layouts.map(([value, text]) => (
              <label key={text}>
                <input
                  type="radio"
                  name="grid-layout"
                  checked={isGrouped === value}
                  onChange={() => onGroup(value)}
                />
                {text}
              </label>
            ))}
          </fieldset>
        </section>
      </div>
      <div className="grid-choice__open">
        <Link className="ui-button ui-button--main" href={href} prefetch={false}>
          {labels.open({ count: rows.length })} <kbd aria-hidden="true">Enter</kbd>
        </Link>
      </div>
    </>
  )
}
