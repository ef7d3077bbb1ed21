'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
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
    const { data, message: refusal } = await call('mails.repeat', {}, { language: i18n.language })
    setPending(false)
    setMessage(data ? `${say(labels.queued)} ${data.queued}.` : (refusal ?? say(labels.failed)))
    if (data) router.refresh()
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
