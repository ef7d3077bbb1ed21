'use client'

import { knownLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { PublicationPart } from '#src/admin/consequences/publication-part.tsx'
import { usePublication } from '#src/admin/consequences/use-publication.ts'
import type { ReleasedDraft } from '#src/changes/plans/release-content.ts'
import { send as sendTo } from '#src/platform/panel-calls/send.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { TimeField } from '#src/admin/panel/time-field.tsx'
import { dateTimeText, instantOfTyped, zoneText } from '#src/platform/dates.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { stateOf } from '#src/publishing/languages/language-answer.ts'
import type { LanguageAnswer, LanguagePress } from '#src/publishing/languages/language-answer.ts'
import { panelTexts } from '#texts/panel.js'
import { publishingTexts } from '#texts/publishing.js'

interface Props {
  /** Path of the endpoint below the API. */
  path: string
  /** The document; of a global its slug, and the id 0. */
  document: Pick<ReleasedDraft, 'collection' | 'id'>
  /** Locale of the form. */
  locale: string
  answer: LanguageAnswer
  /** Loads `answer` again. */
  onChange: () => Promise<void>
  onClose: () => void
}

/** Table of scheduled publications and removals, each with a button that cancels it. */
function ScheduledJobs({
  answer,
  onRemove,
}: Pick<Props, 'answer'> & {
  onRemove: (id: LanguageAnswer['scheduled'][number]['id']) => void
}): ReactNode {
  const language = useLanguage()
  const { schedule: labels } = useTexts(publishingTexts)
  const titleOf = (locale: string | null): string =>
    answer.languages.find((known) => known.locale === locale)?.title ?? labels.all
  if (answer.scheduled.length === 0) return null
  return (
    <table className="schedule__waiting">
      <caption>{labels.waiting}</caption>
      <tbody>
        {answer.scheduled.map(({ id, type, locale, at, unaccepted }) => (
          <tr key={id}>
            <th scope="row">{dateTimeText(at, language)}</th>
            <td>
              {labels[type]}, {titleOf(locale)}
              {unaccepted === undefined ? null : <p className="schedule__error">⚠ {unaccepted}</p>}
            </td>
            <td>
              <button type="button" onClick={() => onRemove(id)}>
                {labels.remove}
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
function useScheduleRequests({ path, onChange }: Pick<Props, 'path' | 'onChange'>) {
  const language = useLanguage()
  const panel = useTexts(panelTexts)
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
      message: data?.message ?? message ?? panel.offline,
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
  path,
  document,
  locale,
  answer,
  onChange,
  onClose,
}: Props): ReactNode {
  const language = useLanguage()
  const { schedule: labels, states } = useTexts(publishingTexts)
  const panel = useTexts(panelTexts)
  const { lastResponse, send } = useScheduleRequests({ path, onChange })
  const [type, setType] = useState<'publish' | 'unpublish'>('publish')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly Locale[]>([knownLocale(locale)])
  const publication = usePublication(
    type === 'publish' && chosen.length > 0 ? [{ ...document, locales: [...chosen] }] : [],
    language,
  )
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const at = instantOfTyped(typed) ?? null
    if (await send('POST', '', { type, at, locales: chosen })) {
      setType('publish')
      setChosen([knownLocale(locale)])
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
    <Dialog title={labels.title} onClose={onClose}>
      <form className="schedule" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset>
          <legend>{labels.action}</legend>
          {(['publish', 'unpublish'] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="type"
                value={value}
                checked={type === value}
                onChange={() => setType(value)}
              />
              {labels[value]}
            </label>
          ))}
        </fieldset>
        <TimeField
          className="schedule__time"
          label={labels.when({ zone: zoneText(language) })}
          name="at"
          value={typed}
          onChange={setTyped}
          aria-invalid={lastResponse?.errors?.at !== undefined}
          aria-describedby="schedule-at-error"
        >
          {error('at')}
        </TimeField>
        <fieldset aria-describedby="schedule-locales-error">
          <legend>{labels.languages}</legend>
          {answer.languages.map((option) => (
            <label key={option.locale}>
              <input
                type="checkbox"
                name="locales"
                value={option.locale}
                checked={chosen.includes(option.locale)}
                onChange={({ target }) =>
                  setChosen(
                    localeCodes.filter((code) =>
                      code === option.locale ? target.checked : chosen.includes(code),
                    ),
                  )
                }
              />
              {option.title}
              <small>{states[stateOf(option)]}</small>
            </label>
          ))}
          {error('locales')}
        </fieldset>
        <PublicationPart of={publication} />
        <p role="status">{lastResponse?.message}</p>
        <DialogActions
          cancel={panel.close}
          onCancel={onClose}
          confirm={publication.action(labels.title)}
          isBlocked={publication.isOpen}
        />
      </form>
      <ScheduledJobs answer={answer} onRemove={(id) => void send('DELETE', `?job=${id}`)} />
    </Dialog>
  )
}
