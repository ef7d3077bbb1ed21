'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { loadedAtHeader, loadedAtValue } from '#src/admin/panel/loaded-at.ts'
import type { OpenLead } from '#src/people/inbox/read-lead.ts'
import { dateTimeText, instantOfTyped } from '#src/platform/dates.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { send } from '#src/platform/panel-calls/send.ts'
import { Button } from '#src/ui/button.tsx'
import { Options } from '#src/ui/options.tsx'
import { inboxTexts } from '#texts/inbox.js'
import { useKeptText } from './kept-text.ts'
import { useReload } from './use-reload.ts'

/** States that can be chosen, by collection, in the order of the work. */
const states = {
  messages: ['new', 'open', 'waiting', 'answered', 'archived', 'suspect'],
  candidates: ['new', 'read', 'waiting', 'answered', 'interview', 'archived', 'suspect'],
} as const

export interface WorkFormProps {
  lead: OpenLead
  owners: readonly { id: number; name: string }[]
}

/**
 * Form of state, owner, reminder and internal note. The note is saved by a button, the other fields
 * when they change.
 */
export function WorkForm({ lead, owners }: WorkFormProps) {
  const labels = useTexts(inboxTexts)
  const { i18n } = useTranslation()
  const reload = useReload(`${lead.collection}-${lead.id}`)
  const {
    text: notes,
    setText: setNotes,
    clear,
  } = useKeptText(`vitrine-note-${lead.collection}-${lead.id}`, lead.notes)
  const [problem, setProblem] = useState('')
  const [isSaved, setSaved] = useState(false)
  const isChanged = notes !== lead.notes
  const save = async (data: Record<string, unknown>): Promise<void> => {
    const document = `${lead.collection}/${lead.id}`
    setProblem('')
    const { data: saved, status } = await send(`/${document}?depth=0`, {
      method: 'PATCH',
      language: i18n.language,
      headers: { [loadedAtHeader]: loadedAtValue(document, lead.updatedAt) },
      body: data,
    })
    if (!saved && status === undefined) return setProblem(labels.errors.failed)
    if (!saved) return setProblem(status === 409 ? labels.errors.changed : labels.errors.denied)
    setSaved(true)
    if ('notes' in data) clear()
    reload()
  }
  return (
    <div className="inbox__block">
      <label className="inbox__field">
        {labels.state}
        <select value={lead.status} onChange={(event) => void save({ status: event.target.value })}>
          <Options of={states[lead.collection].map((state) => [state, labels.states[state]])} />
        </select>
      </label>
      <label className="inbox__field">
        {labels.owner}
        <select
          value={lead.owner ?? ''}
          onChange={(event) =>
            void save({ owner: event.target.value === '' ? null : Number(event.target.value) })
          }
        >
          <Options none={labels.nobody} of={owners.map(({ id, name }) => [id, name])} />
        </select>
      </label>
      <Reminder value={lead.remindAt} save={save} />
      <label className="inbox__field" id="inbox-note">
        {labels.note}
        <textarea
          rows={3}
          maxLength={5000}
          value={notes}
          placeholder={labels.noteHint}
          onChange={(event) => setNotes(event.target.value)}
        />
      </label>
      {isChanged ? <Button onClick={() => void save({ notes })}>{labels.save}</Button> : null}
      <p className="inbox__problem" role="alert">
        {problem}
      </p>
      <p className="ui-hidden" role="status">
        {isSaved ? labels.saved : ''}
      </p>
    </div>
  )
}

interface ReminderProps {
  value: string | null
  save: (data: Record<string, unknown>) => Promise<void>
}

/**
 * Time of the reminder in the staff's time zone, with a button that removes it; an input if none is
 * set.
 */
function Reminder({ value, save }: ReminderProps) {
  const language = useLanguage()
  const labels = useTexts(inboxTexts)
  if (value !== null)
    return (
      <p className="inbox__field">
        {labels.reminder}
        <span className="inbox__pair inbox__box">
          <span className="ui-mono">{dateTimeText(value, language)}</span>
          <button
            type="button"
            aria-label={labels.clearReminder}
            onClick={() => void save({ remind_at: null })}
          >
            ×
          </button>
        </span>
      </p>
    )
  const set = (text: string): void => {
    const at = instantOfTyped(text)
    if (at !== undefined) void save({ remind_at: at })
  }
  return (
    <label className="inbox__field">
      {labels.reminder}
      <input type="datetime-local" onBlur={(event) => set(event.target.value)} />
    </label>
  )
}
