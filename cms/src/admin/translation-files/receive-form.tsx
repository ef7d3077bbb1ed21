'use client'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Question } from '#src/ui/question.tsx'
import { translationFilesTexts } from '#texts/translation-files.js'

/** Uploads a file of an agency, and opens the review of its proposals. */
export function ReceiveForm({ listPath }: { listPath: string }) {
  const { receive: labels } = useTexts(translationFilesTexts)
  const language = useLanguage()
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
    setMessage(labels.reading)
    const { data, message: refused } = await call(
      'translation-files.upload',
      { body },
      { language },
    )
    if (data) return router.push(`${listPath}?file=${data.id}`)
    setMessage(refused ?? labels.failed)
    setIsBusy(false)
  }
  return (
    <form className="files__receive" onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{labels.file}</label>
      <input
        ref={input}
        id={id}
        type="file"
        required
        accept=".xlf,.xliff,.xml,.xlsx"
        onChange={() => setMessage('')}
      />
      <Button type="submit" look="main" disabled={isBusy}>
        {labels.upload}
      </Button>
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
  const { review } = useTexts(translationFilesTexts)
  const language = useLanguage()
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState('')
  const discard = async (): Promise<void> => {
    const { data } = await call('translation-files.discard', { id: file }, { language })
    setAsking(false)
    if (data) router.push(listPath)
    else setMessage(review.failed)
  }
  return (
    <>
      <output>{message}</output>
      <Button onClick={() => (hasOpen ? setAsking(true) : void discard())}>{review.discard}</Button>
      {isAsking ? (
        <Question
          title={review.discard}
          hint={review.discardAsk}
          cancel={review.discardNo}
          onCancel={() => setAsking(false)}
          confirm={review.discardYes}
          onConfirm={() => void discard()}
        />
      ) : null}
    </>
  )
}
