'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { registerUnsaved } from '#src/admin/panel/open-forms.ts'
import { isMessage } from '#src/people/inbox/message-kinds.ts'
import type { OpenLead } from '#src/people/inbox/read-lead.ts'
import { useTexts } from '#src/platform/language.ts'
import type { FieldErrors } from '#src/platform/panel-calls/send.ts'
import { Button } from '#src/ui/button.tsx'
import { inboxTexts } from '#texts/inbox.js'
import { AttachDialog } from './attach-dialog.tsx'
import { postReply, UnreadSheet } from './post-reply.ts'
import { ReceivedForm } from './received-form.tsx'
import { dropDraft, keepDraft, readDraft } from './reply-draft.ts'
import type { Attached, Draft } from './reply-draft.ts'
import { TemplatePicker } from './template-picker.tsx'
import type { Template } from './template-picker.tsx'
import { useReload } from './use-reload.ts'

/** Working days until the reminder; the same number as in `people/inbox/send-reply.ts`. */
const reminderDays = 2

export interface ReplyFormProps {
  lead: OpenLead
  /** Name of the signed-in account. */
  me: string
  templates: readonly Template[]
  panelLocale: Locale
}

type Problems = FieldErrors

/**
 * State of the form: draft (stored in the browser at each change), problems and notice of the last
 * response.
 */
function useReply({ lead }: ReplyFormProps, language: string) {
  const labels = useTexts(inboxTexts)
  const key = `${lead.collection}-${lead.id}`
  const reload = useReload(key)
  const [draft, setDraft] = useState<Draft>(
    () => readDraft(key) ?? { text: '', locale: lead.locale, attached: [], reminds: false },
  )
  const [problems, setProblems] = useState<Problems>({})
  const [notice, setNotice] = useState('')
  const [isSending, setSending] = useState(false)
  const [told, setTold] = useState(0)
  const seen = Math.max(told, lead.history.findLast(isMessage)?.id ?? 0)
  const change = (more: Partial<Draft>): void => {
    const next = { ...draft, ...more }
    setDraft(next)
    keepDraft(key, next)
    setNotice('')
  }
  const hasFiles = draft.attached.some(({ kind }) => kind === 'disk')
  useEffect(() => registerUnsaved(() => hasFiles), [hasFiles])
  const send = async (after: 'answered' | 'archived' | 'waiting'): Promise<void> => {
    if (isSending) return
    if (draft.text.trim() === '') return setProblems({ text: labels.errors.text })
    setSending(true)
    setProblems({})
    const posted = await postReply(lead, draft, { after, seen, language }).catch(
      (error: unknown) => {
        if (error instanceof UnreadSheet) return error
        throw error
      },
    )
    setSending(false)
    if (posted instanceof UnreadSheet)
      return setProblems({ files: labels.errors.sheet({ name: posted.sheet }) })
    const { data, refused, errors, message = labels.errors.failed } = posted
    if (refused?.conflict !== undefined) {
      setProblems({ form: message })
      setTold(refused.conflict?.id ?? 0)
      return reload()
    }
    if (!data) return setProblems(errors ?? { form: message })
    dropDraft(key)
    setDraft({ text: '', locale: draft.locale, attached: [], reminds: false })
    setNotice(data.message)
    setTold(data.reply)
    reload()
  }
  return { draft, change, problems, notice, isSending, send }
}

/** Values for the placeholders of the reply templates. */
const valuesOf = ({ lead, me }: ReplyFormProps) => ({
  name: lead.name,
  receipt: lead.receipt,
  parts: lead.lines.map(({ partNumber }) => partNumber).join(', '),
  count: String(lead.lines.length),
  company: lead.company,
  me,
})

/** Form of a reply to a lead. */
export function ReplyForm(props: ReplyFormProps) {
  const labels = useTexts(inboxTexts)
  const { lead, templates } = props
  const { i18n } = useTranslation()
  const id = useId()
  const { draft, change, problems, notice, isSending, send } = useReply(props, i18n.language)
  const after = draft.reminds ? 'waiting' : 'answered'
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void send(after)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send(after)
  }
  return (
    <form className="inbox__reply" onSubmit={submit} noValidate aria-label={labels.reply}>
      <div className="inbox__replyHead">
        <b>{labels.reply}</b>
        <LocaleChoice value={draft.locale} change={(locale) => change({ locale })} />
        <TemplatePicker
          templates={templates.filter(({ language }) => language === draft.locale)}
          values={valuesOf(props)}
          isReplaced={draft.text.trim() !== ''}
          use={(text) => change({ text })}
        />
      </div>
      <textarea
        id={`${id}-text`}
        aria-label={labels.text}
        lang={locales[draft.locale].tag}
        rows={4}
        onKeyDown={onKeyDown}
        maxLength={10_000}
        value={draft.text}
        aria-invalid={problems['text'] !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => change({ text: event.target.value })}
      />
      <p id={`${id}-problem`} className="inbox__problem" role="alert">
        {problems['text']}
      </p>
      <AttachedFiles
        {...{ lead, draft, problem: problems['files'] }}
        setAttached={(attached) => change({ attached })}
      >
        <label className="inbox__remind">
          <input
            type="checkbox"
            checked={draft.reminds}
            onChange={(event) => change({ reminds: event.target.checked })}
          />
          {labels.remind({ days: reminderDays })}
        </label>
      </AttachedFiles>
      <div className="inbox__send">
        <Button type="submit" look="main" disabled={isSending}>
          {isSending ? labels.sending : labels.send} <kbd>Ctrl Enter</kbd>
        </Button>
        <Button disabled={isSending} onClick={() => void send('archived')}>
          {labels.sendAndClose}
        </Button>
        <a className="ui-button ui-button--quiet" href="#inbox-note">
          {labels.internalNote}
        </a>
        <ReceivedForm lead={lead} />
        <span className="inbox__small">{labels.sender({ address: lead.sender })}</span>
      </div>
      <p className="inbox__problem" role="alert">
        {problems['form']}
      </p>
      <p className="inbox__notice" role="status">
        {notice === '' && draft.text !== '' ? labels.draft : notice}
      </p>
    </form>
  )
}

interface LocaleProps {
  value: Locale
  change: (locale: Locale) => void
}

/** Radio buttons for the language of the reply. */
function LocaleChoice({ value, change }: LocaleProps) {
  const labels = useTexts(inboxTexts)
  return (
    <fieldset className="inbox__choice">
      <legend className="ui-hidden">{labels.language}</legend>
      {localeCodes.map((code) => (
        <label key={code} data-on={code === value}>
          <input
            type="radio"
            name="inbox-locale"
            checked={code === value}
            onChange={() => change(code)}
          />
          {locales[code].title}
        </label>
      ))}
    </fieldset>
  )
}

interface FilesProps {
  lead: OpenLead
  draft: Draft
  problem: string | undefined
  setAttached: (attached: Attached[]) => void
  children: React.ReactNode
}

/** Attachments of the reply, and the button that adds attachments. */
function AttachedFiles({ lead, draft, problem, setAttached, children }: FilesProps) {
  const labels = useTexts(inboxTexts)
  const { attached } = draft
  return (
    <>
      <div className="inbox__attached">
        {attached.map((each, index) => (
          <span key={`${each.kind} ${each.name} ${index}`} className="inbox__chip">
            {each.name}
            <button
              type="button"
              aria-label={labels.remove({ name: each.name })}
              onClick={() => setAttached(attached.filter((_, at) => at !== index))}
            >
              ×
            </button>
          </span>
        ))}
        <AttachDialog
          lead={lead}
          locale={draft.locale}
          attached={attached}
          setAttached={setAttached}
        />
        {children}
      </div>
      <p className="inbox__problem" role="alert">
        {problem}
      </p>
      {attached.some(({ kind }) => kind === 'disk') ? (
        <p className="inbox__small">{labels.lost}</p>
      ) : null}
    </>
  )
}
