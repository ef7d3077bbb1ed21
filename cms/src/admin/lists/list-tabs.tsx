'use client'

import { useEffect, useState } from 'react'
import Link from 'next/link'
import { panelApiBase } from '@vitrine/contract/panel'
import { Dialog } from '#src/admin/panel/dialogs.tsx'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { roles } from '#src/platform/access/roles.ts'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { viewQuery } from '#src/staff-index/list-state.ts'
import type { ListView } from '#src/staff-index/list-views.ts'
import { listsTexts } from '#texts/lists.js'
import { panelTexts } from '#texts/panel.js'
import type { ListData, ViewCounts } from './list-data.ts'
import { ListIcon } from './list-icon.tsx'
import type { ListNavigation } from './use-list-navigation.ts'

const labels = labelsOf(listsTexts)
const { cancel } = labelsOf(panelTexts)

/** Reads the numbers of documents of the views; returns how to stop. */
function readCounts(
  { collection, locale }: ListData,
  onRead: (counts: ViewCounts['counts']) => void,
): () => void {
  const stop = new AbortController()
  const parameters = new URLSearchParams({ collection, locale })
  void fetch(`${panelApiBase}${ownEndpoints.listViews}?${parameters}`, {
    credentials: 'include',
    signal: stop.signal,
  })
    .then(async (answer) => {
      if (answer.ok) onRead(((await answer.json()) as ViewCounts).counts)
    })
    .catch(() => undefined)
  return () => stop.abort()
}

interface Editing {
  view: ListView | undefined
}

/** Saves the filters of the list under a name, or changes a saved view. */
function ViewDialog({
  data,
  view,
  onEnd,
}: {
  data: ListData
  view: ListView | undefined
  onEnd: (isDone: boolean) => void
}) {
  const { language, collection } = data
  const say = (label: Label): string => textOf(label, language)
  const [refusal, setRefusal] = useState('')
  const send = async (method: string, body?: object): Promise<void> => {
    const path =
      view === undefined ? ownEndpoints.listViews : `${ownEndpoints.listViews}/${view.id}`
    const answer = await fetch(`${panelApiBase}${path}`, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => undefined)
    if (answer?.ok) {
      forget()
      return onEnd(true)
    }
    const { message }: { message?: unknown } = Object(await answer?.json().catch(() => undefined))
    setRefusal(typeof message === 'string' ? message : say(labels.bulk.failed))
  }
  const { form, keep, forget } = useFormDraft(`view ${collection} ${view?.id ?? 'new'}`)
  return (
    <Dialog
      title={say(
        view === undefined ? labels.views.saveTitle : labels.views.editTitle({ name: view.name }),
      )}
      onClose={() => onEnd(false)}
    >
      <form
        ref={form}
        className="list-dialog list-view-form"
        onChange={keep}
        onSubmit={(event) => {
          event.preventDefault()
          const sent = new FormData(event.currentTarget)
          const name = String(sent.get('name') ?? '')
          const role = sent.get('role')
          void send(view === undefined ? 'POST' : 'PATCH', {
            name,
            ...(typeof role === 'string' ? { role: role === '' ? null : role } : {}),
            ...(view === undefined ? { collection, query: viewQuery(data.state) } : {}),
          })
        }}
      >
        <label>
          {say(labels.views.name)}
          <input name="name" required maxLength={60} defaultValue={view?.name ?? ''} />
        </label>
        {data.rights.share ? (
          <label>
            {say(labels.views.role)}
            <select name="role" defaultValue={view?.role ?? ''}>
              <option value="">{say(labels.views.own)}</option>
              {Object.entries(roles).map(([role, label]) => (
                <option key={role} value={role}>
                  {say(label)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {refusal === '' ? null : <p role="alert">{refusal}</p>}
        <div className="panel-dialog__actions">
          {view === undefined ? null : (
            <button type="button" onClick={() => void send('DELETE')}>
              {say(labels.views.remove)}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              forget()
              onEnd(false)
            }}
          >
            {say(cancel)}
          </button>
          <button type="submit" data-main>
            {say(labels.views.store)}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Saved views of a list; the current one is that with the filters of the address. */
export function ListTabs({ data, navigation }: { data: ListData; navigation: ListNavigation }) {
  const { language, paths } = data
  const say = (label: Label): string => textOf(label, language)
  const [counts, setCounts] = useState<ViewCounts['counts']>({})
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
              <span className="list-figure">{counts[query].toLocaleString(language)}</span>
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
          data={data}
          view={editing.view}
          onEnd={(isDone) => {
            setEditing(undefined)
            if (isDone) navigation.refresh()
          }}
        />
      )}
    </nav>
  )
}
