'use client'

import Link from 'next/link'
import { useTexts } from '#src/platform/language.ts'
import { isOfAny, noFilters } from '#src/staff-index/list-state.ts'
import { listsTexts } from '#texts/lists.js'
import type { ListData } from './list-data.ts'
import { chipsOf } from '#src/admin/filters/filter-chips.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import type { ListNavigation } from './use-list-navigation.ts'

/**
 * Text of a list without rows: the purpose of the collection if it has no documents, otherwise the
 * active filters with links that remove them.
 */
export function EmptyList({ data, navigation }: { data: ListData; navigation: ListNavigation }) {
  const labels = useTexts(listsTexts)
  const { state, rights, paths, names } = data
  if (data.all === 0)
    return (
      <div className="list-empty">
        <h2>{labels.empty.first}</h2>
        <p>{data.purpose}</p>
        {rights.create ? (
          <Link className="ui-button ui-button--main" href={paths.create} prefetch={false}>
            <ListIcon name="plus" />
            {names.create}
          </Link>
        ) : (
          <p>{labels.empty.denied}</p>
        )}
      </div>
    )
  const chips = chipsOf(data, state)
  return (
    <div className="list-empty">
      <h2>{labels.empty.title}</h2>
      {state.text === '' ? null : <p>{labels.empty.text({ text: state.text })}</p>}
      {chips.length === 0 ? null : (
        <>
          <p>{isOfAny(state) ? labels.empty.anyFilter : labels.empty.filters}</p>
          <ul>
            {chips.map(({ key, name, value, without }) => (
              <li key={key}>
                <Link className="ui-chip" href={navigation.hrefOf(without)} prefetch={false}>
                  <span className="ui-chip__name">{name}</span> {value}
                  <ListIcon name="remove" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link className="ui-button" href={navigation.hrefOf(noFilters)} prefetch={false}>
        {labels.empty.all}
      </Link>
    </div>
  )
}
