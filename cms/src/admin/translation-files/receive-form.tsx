'use client'

import { useTranslation } from '@payloadcms/ui'
import { panelApiBase } from '@vitrine/contract/panel'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
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
    try {
      const answer = await fetch(panelApiBase + ownEndpoints.translationFiles, {
        method: 'POST',
        headers: { 'accept-language': language },
        body,
      })
      const { id: stored, message: refused } = Object(await answer.json())
      if (answer.ok && typeof stored === 'number') return router.push(`${listPath}?file=${stored}`)
      setMessage(typeof refused === 'string' ? refused : say(labels.failed))
    } catch {
      setMessage(say(labels.failed))
    }
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
    const path = ownEndpoints.translationFile.replace(':id', String(file))
    const answer = await fetch(panelApiBase + path, { method: 'DELETE' }).catch(() => undefined)
    dialog.current?.close()
    if (answer?.ok) router.push(listPath)
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
