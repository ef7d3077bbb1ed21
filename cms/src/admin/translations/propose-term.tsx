'use client'
import { locales as siteLocales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { call } from '#src/admin/panel/call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { termLimits } from '#src/translation/terms/stored-words.ts'
import { termsTexts } from '#texts/terms.js'

/** Words with which a proposal starts. */
export interface ProposedWords {
  source: string
  target: string
}

interface ProposeProps {
  words: ProposedWords
  locales: { source: Locale; target: Locale }
  onClose: () => void
}

/** Dialog that proposes a term with its translation to the editors. */
export function ProposeTerm({ words, locales, onClose }: ProposeProps) {
  const { propose: labels } = useTexts(termsTexts)
  const language = useLanguage()
  const id = useId()
  const [answer, setAnswer] = useState<{ id?: number; message: string }>()
  const [isPending, setIsPending] = useState(false)
  const { form, keep, forget } = useFormDraft(`term ${words.source} ${words.target}`)
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setIsPending(true)
    const text = (name: string): string => String(data.get(name) ?? '')
    const body = {
      source: text('source'),
      target: text('target'),
      note: text('note'),
      sourceLocale: locales.source,
      targetLocale: locales.target,
    }
    const sent = await call('terms.propose', { body }, { language })
    setIsPending(false)
    setAnswer(sent.data ?? { message: sent.message ?? labels.failed })
    if (sent.data) forget()
  }
  const field = (name: 'source' | 'target') => (
    <label htmlFor={`${id}-${name}`}>
      {labels.word({ language: siteLocales[locales[name]].title })}
      <input
        id={`${id}-${name}`}
        name={name}
        type="text"
        required
        maxLength={termLimits.characters}
        defaultValue={words[name]}
        lang={siteLocales[locales[name]].tag}
        autoComplete="off"
      />
    </label>
  )
  return (
    <Dialog isLight title={labels.title} onClose={onClose}>
      {answer?.id === undefined ? (
        <form ref={form} onChange={keep} onSubmit={(event) => void send(event)}>
          {field('source')}
          {field('target')}
          <label htmlFor={`${id}-note`}>
            {labels.note}
            <textarea id={`${id}-note`} name="note" rows={2} maxLength={termLimits.note} />
          </label>
          <p role="alert">{answer?.message}</p>
          <DialogActions onCancel={onClose} confirm={labels.send} isBlocked={isPending} />
        </form>
      ) : (
        <>
          <p role="status">{answer.message}</p>
          <div className="ui-dialog__actions">
            <button type="button" onClick={onClose}>
              {labels.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
