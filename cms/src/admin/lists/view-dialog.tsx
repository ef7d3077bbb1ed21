'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { call } from '#src/admin/panel/call.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { roles } from '#src/platform/access/roles.ts'
import type { Label } from '#src/platform/labels.ts'
import { textOf } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import type { ListView } from '#src/staff-index/list-shapes.ts'
import { Options } from '#src/ui/options.tsx'
import { listsTexts } from '#texts/lists.js'
import { panelTexts } from '#texts/panel.js'

interface Props {
  collection: string
  /** Query string of a new view. */
  query: string
  /** True if the account may share views with roles. */
  mayShare: boolean
  /** View that is changed; undefined: a new one. */
  view: ListView | undefined
  onEnd: (isDone: boolean) => void
}

/** Saves the filters of the list under a name, or changes a saved view. */
export function ViewDialog({ collection, query, mayShare, view, onEnd }: Props): ReactNode {
  const language = useLanguage()
  const labels = useTexts(listsTexts)
  const { cancel } = useTexts(panelTexts)
  const say = (label: Label): string => textOf(label, language)
  const [refusal, setRefusal] = useState('')
  const end = async (answering: Promise<Answered<unknown>>): Promise<void> => {
    const { data, message } = await answering
    if (data === undefined) return setRefusal(message ?? labels.bulk.failed)
    forget()
    onEnd(true)
  }
  const save = (name: string, role: string | null | undefined): void => {
    const named = { name, ...(role === undefined ? {} : { role }) }
    void end(
      view === undefined
        ? call('views.save', { body: { ...named, collection, query } }, { language })
        : call('views.change', { id: view.id, body: named }, { language }),
    )
  }
  const { form, keep, forget } = useFormDraft(`view ${collection} ${view?.id ?? 'new'}`)
  return (
    <Dialog
      title={
        view === undefined ? labels.views.saveTitle : labels.views.editTitle({ name: view.name })
      }
      onClose={() => onEnd(false)}
    >
      <form
        ref={form}
        onChange={keep}
        onSubmit={(event) => {
          event.preventDefault()
          const sent = new FormData(event.currentTarget)
          const name = String(sent.get('name') ?? '')
          const role = sent.get('role')
          save(name, typeof role === 'string' ? (role === '' ? null : role) : undefined)
        }}
      >
        <label>
          {labels.views.name}
          <input name="name" required maxLength={60} defaultValue={view?.name ?? ''} />
        </label>
        {mayShare ? (
          <label>
            {labels.views.role}
            <select name="role" defaultValue={view?.role ?? ''}>
              <Options
                none={labels.views.own}
                of={Object.entries(roles).map(([role, label]) => [role, say(label)])}
              />
            </select>
          </label>
        ) : null}
        {refusal === '' ? null : <p role="alert">{refusal}</p>}
        <div className="ui-dialog__actions">
          {view === undefined ? null : (
            <button
              type="button"
              onClick={() => void end(call('views.delete', { id: view.id }, { language }))}
            >
              {labels.views.remove}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              forget()
              onEnd(false)
            }}
          >
            {cancel}
          </button>
          <button type="submit" data-main>
            {labels.views.store}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
