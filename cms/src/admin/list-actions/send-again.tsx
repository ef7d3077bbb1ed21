'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { failedMailsTexts } from '#texts/failed-mails.js'

const labels = labelsOf(failedMailsTexts)
import './list-actions.css'

/** Button above the outbox that queues all failed e-mails again. */
export function SendAgain() {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState('')
  const say = (text: Parameters<typeof textOf>[0]): string => textOf(text, i18n.language)
  const send = async (): Promise<void> => {
    setPending(true)
    try {
      const answer = await fetch(`${panelApiBase}/mails/again`, {
        method: 'POST',
        credentials: 'same-origin',
      })
      if (!answer.ok) throw new Error(String(answer.status))
      const { queued } = (await answer.json()) as { queued: number }
      setMessage(`${say(labels.queued)} ${queued}.`)
      router.refresh()
    } catch {
      setMessage(say(labels.failed))
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="decisions">
      <p className="decisions__hint">{say(labels.hint)}</p>
      <div className="decisions__buttons">
        <button type="button" disabled={pending} onClick={() => void send()}>
          {say(labels.again)}
        </button>
      </div>
      <p className="decisions__said" role="status">
        {message}
      </p>
    </div>
  )
}
