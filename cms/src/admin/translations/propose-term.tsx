'use client'
import { locales as siteLocales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { createPortal } from 'react-dom'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { call } from '#src/admin/panel/call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [answer, setAnswer] = useState<{ id?: number; message: string }>()
  const [isPending, setIsPending] = useState(false)
  const { form, keep, forget } = useFormDraft(`term ${words.source} ${words.target}`)
  useEffect(() => dialog.current?.showModal(), [])
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
  // keys of the desk mean nothing here
  const stop = (event: KeyboardEvent): void => event.stopPropagation()
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
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps keys from the desk
    <dialog
      ref={dialog}
      className="propose-term"
      closedby="any"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onKeyDown={stop}
    >
      <h2 id={`${id}-title`}>{labels.title}</h2>
      {answer?.id === undefined ? (
        <form ref={form} onChange={keep} onSubmit={(event) => void send(event)}>
          {field('source')}
          {field('target')}
          <label htmlFor={`${id}-note`}>
            {labels.note}
            <textarea id={`${id}-note`} name="note" rows={2} maxLength={termLimits.note} />
          </label>
          <p role="alert">{answer?.message}</p>
          <p className="propose-term__buttons">
            <button type="button" className="ui-button" onClick={() => dialog.current?.close()}>
              {labels.cancel}
            </button>
            <button type="submit" className="ui-button ui-button--main" disabled={isPending}>
              {labels.send}
            </button>
          </p>
        </form>
      ) : (
        <>
          <p role="status">{answer.message}</p>
          <p className="propose-term__buttons">
            <button type="button" className="ui-button" onClick={() => dialog.current?.close()}>
              {labels.close}
            </button>
          </p>
        </>
      )}
    </dialog>,
    document.body,
  )
}
