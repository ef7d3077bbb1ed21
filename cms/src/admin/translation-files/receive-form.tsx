'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { translationFilesTexts } from '#texts/translation-files.js'

const { receive: labels, review } = labelsOf(translationFilesTexts)

/** Uploads a file of an agency, and opens the review of its proposals. */
export function ReceiveForm({ listPath }: { listPath: string }) {
  const { language } = useTranslation().i18n
  const say = (label: Label): string => textOf(label, language)
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const file = input.current?.files?.[0]
    if (!file) return input.current?.focus()
    const body = new FormData()
    body.set('file', file)
    setIsBusy(true)
    setMessage(say(labels.reading))
    const { data, message: refused } = await call(
      'translation-files.upload',
      { body },
      { language },
    )
    if (data) return router.push(`${listPath}?file=${data.id}`)
    setMessage(refused ?? say(labels.failed))
    setIsBusy(false)
  }
  return (
    <form className="files__receive" onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{say(labels.file)}</label>
      <input
        ref={input}
        id={id}
        type="file"
        required
        accept=".xlf,.xliff,.xml,.xlsx"
        onChange={() => setMessage('')}
      />
      <button type="submit" className="panel-button panel-button--main" disabled={isBusy}>
        {say(labels.upload)}
      </button>
      <p className="files__outcome" role="status">
        {message}
      </p>
    </form>
  )
}

/** Button that removes a file, after a question if some of its texts are not decided. */
export function Discard({
  file,
  hasOpen,
  listPath,
}: {
  file: number
  hasOpen: boolean
  listPath: string
}) {
  const { language } = useTranslation().i18n
  const say = (label: Label): string => textOf(label, language)
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [message, setMessage] = useState('')
  const discard = async (): Promise<void> => {
    const { data } = await call('translation-files.discard', { id: file }, { language })
    dialog.current?.close()
    if (data) router.push(listPath)
    else setMessage(say(review.failed))
  }
  return (
    <>
      <output>{message}</output>
      <button
        type="button"
        className="panel-button"
        onClick={() => (hasOpen ? dialog.current?.showModal() : void discard())}
      >
        {say(review.discard)}
      </button>
      <dialog ref={dialog} className="files__dialog" aria-label={say(review.discard)}>
        <p>{say(review.discardAsk)}</p>
        <p className="files__buttons">
          <button type="button" className="panel-button" onClick={() => dialog.current?.close()}>
            {say(review.discardNo)}
          </button>
          <button
            type="button"
            className="panel-button panel-button--main"
            onClick={() => void discard()}
          >
            {say(review.discardYes)}
          </button>
        </p>
      </dialog>
    </>
  )
}
