'use client'

import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { send as sendTo } from '#src/platform/panel-calls/send.ts'
import { Dialog } from '#src/admin/panel/dialogs.tsx'
import { TimeNote } from '#src/admin/panel/time-note.tsx'
import { dateTimeText, instantOfTyped, staffTimeZone } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { stateOf } from '#src/publishing/languages/language-answer.ts'
import type { LanguageAnswer, LanguagePress } from '#src/publishing/languages/language-answer.ts'
import { panelTexts } from '#texts/panel.js'
import { publishingTexts } from '#texts/publishing.js'

const { schedule: labels, states } = labelsOf(publishingTexts)
const panel = labelsOf(panelTexts)

interface Props {
  language: string
  /** Path of the endpoint below the API. */
  path: string
  /** Locale of the form. */
  locale: string
  answer: LanguageAnswer
  /** Loads `answer` again. */
  onChange: () => Promise<void>
  onClose: () => void
}

/** Table of scheduled publications and removals, each with a button that cancels it. */
function ScheduledJobs({
  language,
  answer,
  onRemove,
}: Pick<Props, 'language' | 'answer'> & {
  onRemove: (id: LanguageAnswer['scheduled'][number]['id']) => void
}): ReactNode {
  const say = (text: Label): string => textOf(text, language)
  const titleOf = (locale: string | null): string =>
    answer.languages.find((known) => known.locale === locale)?.title ?? say(labels.all)
  if (answer.scheduled.length === 0) return null
  return (
    <table className="schedule__waiting">
      <caption>{say(labels.waiting)}</caption>
      <tbody>
        {answer.scheduled.map(({ id, type, locale, at }) => (
          <tr key={id}>
            <th scope="row">{dateTimeText(at, language)}</th>
            <td>
              {say(labels[type])}, {titleOf(locale)}
            </td>
            <td>
              <button type="button" onClick={() => onRemove(id)}>
                {say(labels.remove)}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Function that changes the schedule, and its last response (`lastResponse`) with the errors of the
 * fields.
 */
function useScheduleRequests({
  language,
  path,
  onChange,
}: Pick<Props, 'language' | 'path' | 'onChange'>) {
  const [lastResponse, setLastResponse] = useState<LanguagePress>()
  const send = async (
    method: 'POST' | 'DELETE',
    query: string,
    body?: object,
  ): Promise<boolean> => {
    const { data, message, errors } = await sendTo<LanguagePress>(`/${path}${query}`, {
      method,
      language,
      body,
    })
    setLastResponse({
      message: data?.message ?? message ?? textOf(panel.offline, language),
      ...(errors ? { errors } : {}),
    })
    await onChange()
    return data !== undefined
  }
  return { lastResponse, send }
}

/**
 * Dialog that schedules publications and removals per language and lists the scheduled ones. Only
 * the form's language is preselected.
 */
export function ScheduleDialog({
  language,
  path,
  locale,
  answer,
  onChange,
  onClose,
}: Props): ReactNode {
  const say = (text: Label): string => textOf(text, language)
  const { lastResponse, send } = useScheduleRequests({ language, path, onChange })
  const [type, setType] = useState<'publish' | 'unpublish'>('publish')
  const [typed, setTyped] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    // React events bubble through the portal of the dialog to the document's form
    event.stopPropagation()
    const form = event.currentTarget
    const values = new FormData(form)
    const at = instantOfTyped(typed) ?? null
    if (await send('POST', '', { type, at, locales: values.getAll('locales') })) {
      form.reset()
      setTyped('')
    }
  }
  const error = (field: 'at' | 'locales'): ReactNode =>
    lastResponse?.errors?.[field] ? (
      <span id={`schedule-${field}-error`} className="schedule__error">
        {lastResponse.errors[field]}
      </span>
    ) : null
  return (
    <Dialog title={say(labels.title)} onClose={onClose}>
      <form className="schedule" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset>
          <legend>{say(labels.action)}</legend>
          {(['publish', 'unpublish'] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="type"
                value={value}
                checked={type === value}
                onChange={() => setType(value)}
              />
              {say(labels[value])}
            </label>
          ))}
        </fieldset>
        <label className="schedule__time">
          {say(labels.when({ zone: staffTimeZone.replaceAll('_', ' ') }))}
          <input
            type="datetime-local"
            name="at"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            aria-invalid={lastResponse?.errors?.at !== undefined}
            aria-describedby="schedule-at-error"
          />
          <TimeNote typed={typed} language={language} />
          {error('at')}
        </label>
        <fieldset aria-describedby="schedule-locales-error">
          <legend>{say(labels.languages)}</legend>
          {answer.languages.map((option) => (
            <label key={option.locale}>
              <input
                type="checkbox"
                name="locales"
                value={option.locale}
                defaultChecked={option.locale === locale}
              />
              {option.title}
              <small>{textOf(states[stateOf(option)], language)}</small>
            </label>
          ))}
          {error('locales')}
        </fieldset>
        <p role="status">{lastResponse?.message}</p>
        <div className="panel-dialog__actions">
          <button type="button" onClick={onClose}>
            {say(panel.close)}
          </button>
          <button type="submit" data-main>
            {say(labels.title)}
          </button>
        </div>
      </form>
      <ScheduledJobs
        language={language}
        answer={answer}
        onRemove={(id) => void send('DELETE', `?job=${id}`)}
      />
    </Dialog>
  )
}
