'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { failedMailsTexts } from '#texts/failed-mails.js'
import './list-actions.css'

/** Button above the outbox that queues all failed e-mails again. */
export function SendAgain() {
  const labels = useTexts(failedMailsTexts)
  const language = useLanguage()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState('')
  const send = async (): Promise<void> => {
    setPending(true)
    const { data, message: refusal } = await call('mails.repeat', {}, { language })
    setPending(false)
    setMessage(data ? `${labels.queued} ${data.queued}.` : (refusal ?? labels.failed))
    if (data) router.refresh()
  }
  return (
    <div className="decisions">
      <p className="decisions__hint">{labels.hint}</p>
      <div className="decisions__buttons">
        <Button disabled={pending} onClick={() => void send()}>
          {labels.again}
        </Button>
      </div>
      <p className="decisions__said" role="status">
        {message}
      </p>
    </div>
  )
}
