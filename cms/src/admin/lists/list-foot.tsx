'use client'

import Link from 'next/link'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { useTexts } from '#src/platform/language.ts'
import { pageSizes } from '#src/staff-index/list-state.ts'
import { listsTexts } from '#texts/lists.js'
import type { ListData } from './list-data.ts'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { signs } from './language-mark.tsx'
import type { ListNavigation } from './use-list-navigation.ts'

const legend = ['public', 'changed', 'outdated', 'absent'] as const

const keys = [
  [['↑', '↓'], 'move'],
  [['X'], 'tick'],
  [['Enter'], 'open'],
  [['F'], 'filter'],
  [['/'], 'search'],
] as const

function Pager({ data, navigation }: { data: ListData; navigation: ListNavigation }) {
  const labels = useTexts(listsTexts)
  const { state, total, isMore, rows } = data
  const from = (state.page - 1) * state.size + 1
  const step = (label: string, page: number, isOffered: boolean) =>
    isOffered ? (
      <Link href={navigation.hrefOf({ page })} prefetch={false}>
        {label}
      </Link>
    ) : null
  return (
    <nav className="list-pager" aria-label={labels.pager.title}>
      {step(labels.pager.previous, state.page - 1, state.page > 1)}
      <span className="ui-mono">
        {(isMore ? labels.pager.rangeMore : labels.pager.range)({
          from,
          to: from + rows.length - 1,
          total,
        })}
      </span>
      {step(
        labels.pager.next,
        state.page + 1,
        state.page * state.size < total || (isMore && rows.length === state.size),
      )}
      <label>
        <select
          value={state.size}
          onChange={({ target }) => navigation.open({ size: Number(target.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>{' '}
        {labels.pager.size}
      </label>
    </nav>
  )
}

/** Footer of a list: legend of the language signs, paging, keyboard shortcuts. */
export function ListFoot({ data, navigation }: { data: ListData; navigation: ListNavigation }) {
  const labels = useTexts(listsTexts)
  const { columns, rows } = data
  return (
    <footer className="list-foot">
      {columns.includes('languages') ? (
        <ul className="list-legend" aria-label={labels.legend.title}>
          {legend.map((state, index) => (
            <li key={state}>
              <span className="list-mark" data-state={state} aria-hidden="true">
                {locales[localeCodes[index] ?? localeCodes[0]].abbr}
                <ListIcon name={signs[state]} />
              </span>
              {labels.legend[state]}
            </li>
          ))}
        </ul>
      ) : null}
      {rows.length > 0 ? <Pager data={data} navigation={navigation} /> : null}
      <ul className="list-keys">
        {keys.map(([names, label]) => (
          <li key={names.join('')}>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}{' '}
            {labels.keys[label]}
          </li>
        ))}
      </ul>
    </footer>
  )
}
