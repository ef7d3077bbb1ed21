'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import Link from 'next/link'
import { call } from '#src/admin/panel/call.ts'
import { useTexts } from '#src/platform/language.ts'
import { viewQuery } from '#src/staff-index/list-state.ts'
import type { ListView, ViewCounts } from '#src/staff-index/list-shapes.ts'
import { listsTexts } from '#texts/lists.js'
import type { ListData } from './list-data.ts'
import { ListIcon } from '#src/ui/list-icon.tsx'
import type { ListNavigation } from './use-list-navigation.ts'

// loaded when it is opened
const ViewDialog = lazy(async () => ({
  default: (await import('./view-dialog.tsx')).ViewDialog,
}))

interface Editing {
  view: ListView | undefined
}

/** Saved views of a list; the current one is that with the filters of the address. */
export function ListTabs({ data, navigation }: { data: ListData; navigation: ListNavigation }) {
  const labels = useTexts(listsTexts)
  const { language, paths } = data
  const [{ counts, more }, setCounts] = useState<Omit<ViewCounts, 'views'>>({
    counts: {},
    more: [],
  })
  // after the list is shown, and again for each of its pages and changes
  useEffect(() => {
    const stop = new AbortController()
    const { collection, locale } = data
    const options = { language, signal: stop.signal }
    void call('views.count', { query: { collection, locale } }, options).then((answer) => {
      if (answer.data && !stop.signal.aborted) setCounts(answer.data)
    })
    return () => stop.abort()
  }, [data, language])
  const [editing, setEditing] = useState<Editing>()
  const current = viewQuery(data.state)
  const views: { key: string; name: string; query: string; view?: ListView }[] = [
    ...data.builtIn.map(({ key, query }) => ({ key, name: labels.views[key], query })),
    ...data.views.map((view) => ({
      key: String(view.id),
      name: view.name,
      query: view.query,
      view,
    })),
  ]
  const at = views.findIndex(({ query }) => query === current)
  // saved view that the list was before its filters were changed
  const [begun, setBegun] = useState<ListView>()
  if (at !== -1 && views[at]?.view !== begun) setBegun(views[at]?.view)
  const changed = at === -1 && begun?.isEditable === true ? begun : undefined
  const saveChanged = async ({ id }: ListView): Promise<void> => {
    await call('views.change', { id, body: { query: current } }, { language })
    navigation.refresh()
  }
  return (
    <nav className="ui-views" aria-label={labels.views.title}>
      {views.map(({ key, name, query, view }, index) => (
        <span key={key} className="ui-view">
          <Link
            href={paths.list + query}
            prefetch={false}
            {...(index === at ? { 'aria-current': 'page' as const } : {})}
          >
            {name}
            {counts[query] === undefined ? null : (
              <span className="ui-mono">
                {counts[query].toLocaleString(language)}
                {more.includes(query) ? '+' : ''}
              </span>
            )}
          </Link>
          {view && view.id === changed?.id ? (
            <>
              <span className="list-changed" aria-hidden="true" />
              <button type="button" onClick={() => void saveChanged(view)}>
                {labels.views.saveChanged}
              </button>
            </>
          ) : null}
          {index === at && view?.isEditable ? (
            <button
              type="button"
              aria-label={labels.views.edit({ name })}
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
          className="ui-view__save"
          onClick={() => setEditing({ view: undefined })}
        >
          <ListIcon name="plus" />
          {labels.views.save}
        </button>
      ) : null}
      {editing === undefined ? null : (
        <Suspense>
          <ViewDialog
            collection={data.collection}
            query={current}
            mayShare={data.rights.share}
            view={editing.view}
            onEnd={(isDone) => {
              setEditing(undefined)
              if (isDone) navigation.refresh()
            }}
          />
        </Suspense>
      )}
    </nav>
  )
}
