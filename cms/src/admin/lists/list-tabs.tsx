'use client'

import { useEffect, useState } from 'react'
import Link from 'next/link'
import { panelApiBase } from '@vitrine/contract/panel'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { viewQuery } from '#src/staff-index/list-state.ts'
import type { ListView } from '#src/staff-index/list-views.ts'
import { listsTexts } from '#texts/lists.js'
import type { ListData, ViewCounts } from './list-data.ts'
import { ListIcon } from './list-icon.tsx'
import type { ListNavigation } from './use-list-navigation.ts'
import { ViewDialog } from './view-dialog.tsx'

const labels = labelsOf(listsTexts)

/** Reads the numbers of documents of the views; returns how to stop. */
function readCounts(
  { collection, locale }: ListData,
  onRead: (counts: Pick<ViewCounts, 'counts' | 'more'>) => void,
): () => void {
  const stop = new AbortController()
  const parameters = new URLSearchParams({ collection, locale })
  void fetch(`${panelApiBase}${ownEndpoints.listViews}?${parameters}`, {
    credentials: 'include',
    signal: stop.signal,
  })
    .then(async (answer) => {
      if (answer.ok) onRead((await answer.json()) as ViewCounts)
    })
    .catch(() => undefined)
  return () => stop.abort()
}

interface Editing {
  view: ListView | undefined
}

/** Saved views of a list; the current one is that with the filters of the address. */
export function ListTabs({ data, navigation }: { data: ListData; navigation: ListNavigation }) {
  const { language, paths } = data
  const say = (label: Label): string => textOf(label, language)
  const [{ counts, more }, setCounts] = useState<Pick<ViewCounts, 'counts' | 'more'>>({
    counts: {},
    more: [],
  })
  // after the list is shown, and again for each of its pages and changes
  useEffect(() => readCounts(data, setCounts), [data])
  const [editing, setEditing] = useState<Editing>()
  const current = viewQuery(data.state)
  const views: { key: string; name: string; query: string; view?: ListView }[] = [
    ...data.builtIn.map(({ key, query }) => ({ key, name: say(labels.views[key]), query })),
    ...data.views.map((view) => ({
      key: String(view.id),
      name: view.name,
      query: view.query,
      view,
    })),
  ]
  const at = views.findIndex(({ query }) => query === current)
  return (
    <nav className="list-tabs" aria-label={say(labels.views.title)}>
      {views.map(({ key, name, query, view }, index) => (
        <span key={key} className="list-tab">
          <Link
            href={paths.list + query}
            prefetch={false}
            {...(index === at ? { 'aria-current': 'page' as const } : {})}
          >
            {name}
            {counts[query] === undefined ? null : (
              <span className="list-figure">
                {counts[query].toLocaleString(language)}
                {more.includes(query) ? '+' : ''}
              </span>
            )}
          </Link>
          {index === at && view?.isEditable ? (
            <button
              type="button"
              aria-label={say(labels.views.edit({ name }))}
              onClick={() => setEditing({ view })}
            >
              <ListIcon name="pen" />
            </button>
          ) : null}
        </span>
      ))}
      {at === -1 ? (
        <button
          type="button"
          className="list-tab__save"
          onClick={() => setEditing({ view: undefined })}
        >
          <ListIcon name="plus" />
          {say(labels.views.save)}
        </button>
      ) : null}
      {editing === undefined ? null : (
        <ViewDialog
          collection={data.collection}
          query={current}
          mayShare={data.rights.share}
          view={editing.view}
          language={language}
          onEnd={(isDone) => {
            setEditing(undefined)
            if (isDone) navigation.refresh()
          }}
        />
      )}
    </nav>
  )
}
