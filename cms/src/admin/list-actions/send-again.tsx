'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import { words } from '#src/platform/labels.ts'
import { outboxWords } from './send-again-words.ts'
import './list-actions.css'

/** Button above the outbox: queues all failed mails again. */
export function SendAgain() {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState('')
  const say = (text: Parameters<typeof words>[0]): string => words(text, i18n.language)
  const send = async (): Promise<void> => {
    setPending(true)
    try {
      const answer = await fetch(`${panelApiBase}/mails/again`, {
        method: 'POST',
        credentials: 'same-origin',
      })
      if (!answer.ok) throw new Error(String(answer.status))
      const { queued } = (await answer.json()) as { queued: number }
      setMessage(`${say(outboxWords.queued)} ${queued}.`)
      router.refresh()
    } catch {
      setMessage(say(outboxWords.failed))
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="decisions">
      <p className="decisions__hint">{say(outboxWords.hint)}</p>
      <div className="decisions__buttons">
        <button type="button" disabled={pending} onClick={() => void send()}>
          {say(outboxWords.again)}
        </button>
      </div>
      <p className="decisions__said" role="status">
        {message}
      </p>
    </div>
  )
}
