import { useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { panelBase } from '@vitrine/contract/panel'
import type { Locale } from '@vitrine/configuration/locales'
import { useCall } from '#src/admin/panel/use-call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import type { ListRow } from '#src/staff-index/list-shapes.ts'
import { pageSizes } from '#src/staff-index/list-state.ts'
import { Button } from '#src/ui/button.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { gridTexts } from '#texts/grid.js'
import type { Choice } from '#src/admin/grid/pages/documents/choice-address.ts'
import type { ChosenFrom } from './read-choice.ts'

/** Families that are listed at once. */
const listed = pageSizes[2]

interface Props {
  subcategories: readonly ChosenFrom[]
  choice: Choice
  /** Chosen families of each subcategory, by its id. */
  chosenOf: ReadonlyMap<number, number>
  locale: Locale
  /** Search field, selected by the key `/`. */
  field: RefObject<HTMLInputElement | null>
  onChoose: (choice: Choice) => void
}

/** Subcategories by category, with the number of their families. */
function Subcategories({ subcategories, choice, chosenOf, onChoose }: Props): ReactNode {
  const { choice: labels } = useTexts(gridTexts)
  return (
    <nav className="grid-choice__subcategories" aria-label={labels.subcategories}>
      {[...Map.groupBy(subcategories, ({ category }) => category)].map(([category, own]) => (
        <div key={category}>
          {category === '' ? null : <h3>{category}</h3>}
          <ul>
            {own.map(({ id, title, families }) => {
              const chosen = chosenOf.get(id) ?? 0
              const isOpen = id === choice.subcategory
              return (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={isOpen}
                    onClick={() => onChoose({ ...choice, subcategory: isOpen ? undefined : id })}
                  >
                    <span>{title}</span>
                    <span className="ui-mono">
                      {chosen > 0 ? labels.chosenOf({ chosen, total: families }) : families}
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface TableProps extends Pick<Props, 'choice' | 'onChoose'> {
  rows: readonly ListRow[]
}

/** Families with a box each. */
function FamilyTable({ rows, choice, onChoose }: TableProps): ReactNode {
  const { choice: labels } = useTexts(gridTexts)
  const chosen = new Set(choice.families)
  const isAll = rows.every(({ id }) => chosen.has(id))
  const toggle = (ids: readonly number[], isChosen: boolean): void => {
    const others = choice.families.filter((id) => !ids.includes(id))
    onChoose({ ...choice, families: isChosen ? [...others, ...ids] : others })
  }
  return (
    <table className="grid-choice__table">
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              aria-label={labels.all}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !isAll && rows.some(({ id }) => chosen.has(id))
              }}
              onChange={() =>
                toggle(
                  rows.map(({ id }) => id),
                  !isAll,
                )
              }
            />
          </th>
          <th className="grid-choice__picture">
            <span className="ui-hidden">{labels.picture}</span>
          </th>
          <th>{labels.family}</th>
          <th>{labels.title}</th>
          <th className="grid-choice__figures">{labels.partNumbers}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, picture, family, title, figures, changed, partNumbers }) => (
          <tr key={id} data-chosen={chosen.has(id) || undefined}>
            <td>
              <input
                id={`family-${id}`}
                type="checkbox"
                aria-label={title}
                checked={chosen.has(id)}
                onChange={({ target }) => toggle([id], target.checked)}
              />
            </td>
            <td className="grid-choice__picture">
              {picture === null ? null : <img src={picture} alt="" width="46" height="34" />}
            </td>
            <td className="ui-mono">{family}</td>
            <th scope="row">
              <label htmlFor={`family-${id}`}>{title}</label>
              <small>{[figures, changed].filter(Boolean).join(' · ')}</small>
            </th>
            <td className="grid-choice__figures ui-mono">{partNumbers ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Families of a subcategory or of a search, to choose from. */
export function FamilyList(props: Props): ReactNode {
  const { choice: labels, retry, failed } = useTexts(gridTexts)
  const language = useLanguage()
  const [text, setText] = useState('')
  const { choice, locale, field, onChoose } = props
  const { data, problem, message, isLoading, reload } = useCall(
    'lists.read',
    {
      query: {
        collection: 'products',
        locale,
        order: choice.subcategory === undefined && text === '' ? '-changed' : 'title',
        size: String(listed),
        ...(choice.subcategory === undefined ? {} : { parent: String(choice.subcategory) }),
        ...(text === '' ? {} : { q: text }),
      },
    },
    { language },
  )
  // a product without part numbers has no rows
  const rows = data?.rows.filter(({ partNumbers }) => (partNumbers ?? 0) > 0) ?? []
  return (
    <section className="grid-choice__families" aria-labelledby="grid-families">
      <div className="grid-choice__head">
        <h2 id="grid-families">{labels.families}</h2>
        <SearchBox label={labels.search} value={text} field={field} onSearch={setText} />
        <a href={`${panelBase}/collections/products`}>{labels.byFilter}</a>
      </div>
      <Subcategories {...props} />
      <div className="grid-choice__list" aria-busy={isLoading}>
        {problem !== undefined && !isLoading ? (
          <p role="alert" className="ui-problem">
            {message ?? failed} <Button onClick={reload}>{retry}</Button>
          </p>
        ) : null}
        {rows.length > 0 ? <FamilyTable rows={rows} choice={choice} onChoose={onChoose} /> : null}
        <p role="status" className="grid-choice__note">
          {data === undefined
            ? ''
            : rows.length === 0
              ? labels.none
              : data.total > data.rows.length
                ? labels.more({ shown: data.rows.length, total: data.total })
                : ''}
        </p>
      </div>
    </section>
  )
}
