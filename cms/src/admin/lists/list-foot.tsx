'use client'

import Link from 'next/link'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { pageSizes } from '#src/staff-index/list-state.ts'
import { listsTexts } from '#texts/lists.js'
import type { ListData } from './list-data.ts'
import { ListIcon } from './list-icon.tsx'
import { signs } from './language-mark.tsx'
import type { ListNavigation } from './use-list-navigation.ts'

const labels = labelsOf(listsTexts)

const legend = ['public', 'changed', 'outdated', 'absent'] as const

const keys: readonly [names: readonly string[], label: Label][] = [
  [['↑', '↓'], labels.keys.move],
  [['X'], labels.keys.tick],
  [['Enter'], labels.keys.open],
  [['/'], labels.keys.search],
]

function Pager({ data, navigation }: { data: ListData; navigation: ListNavigation }) {
  const { state, total, isMore, language, rows } = data
  const say = (label: Label): string => textOf(label, language)
  const from = (state.page - 1) * state.size + 1
  const step = (label: Label, page: number, isOffered: boolean) =>
    isOffered ? (
      <Link href={navigation.hrefOf({ page })} prefetch={false}>
        {say(label)}
      </Link>
    ) : null
  return (
    <nav className="list-pager" aria-label={say(labels.pager.title)}>
      {step(labels.pager.previous, state.page - 1, state.page > 1)}
      <span className="list-figure">
        {say(
          (isMore ? labels.pager.rangeMore : labels.pager.range)({
            from,
            to: from + rows.length - 1,
            total,
          }),
        )}
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
        {say(labels.pager.size)}
      </label>
    </nav>
  )
}

/** Footer of a list: legend of the language signs, paging, keyboard shortcuts. */
export function ListFoot({ data, navigation }: { data: ListData; navigation: ListNavigation }) {
  const { language, columns, rows } = data
  const say = (label: Label): string => textOf(label, language)
  return (
    <footer className="list-foot">
      {columns.includes('languages') ? (
        <ul className="list-legend" aria-label={say(labels.legend.title)}>
          {legend.map((state, index) => (
            <li key={state}>
              <span className="list-mark" data-state={state} aria-hidden="true">
                {locales[localeCodes[index] ?? localeCodes[0]].abbr}
                <ListIcon name={signs[state]} />
              </span>
              {say(labels.legend[state])}
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
            {say(label)}
          </li>
        ))}
      </ul>
    </footer>
  )
}
