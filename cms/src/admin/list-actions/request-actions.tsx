'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { call, callAddress } from '#src/admin/panel/call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Question } from '#src/ui/question.tsx'
import { privacyTexts } from '#texts/privacy.js'

/** Action buttons of a data request. */
export function RequestActions() {
  const language = useLanguage()
  const labels = useTexts(privacyTexts)
  const { id } = useDocumentInfo()
  const [status, setStatus] = useState('')
  const [isAsking, setAsking] = useState(false)
  if (id === undefined) return null
  const erase = async (): Promise<void> => {
    setAsking(false)
    const { data, message } = await call('data-requests.erase', { id }, { language })
    if (!data) return setStatus(message ?? labels.itCouldNotBeDone)
    setStatus(
      `${labels.erased} ${Object.entries(data.erased)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`,
    )
  }
  return (
    <div style={{ display: 'grid', gap: '0.75rem', marginBottom: '1.5rem' }}>
      <a href={callAddress('data-requests.copy', { id })} download>
        {labels.downloadAllThatWeHold}
      </a>
      <div>
        <Button buttonStyle="error" margin={false} onClick={() => setAsking(true)}>
          {labels.eraseAllOfThisPerson}
        </Button>
      </div>
      <p role="status">{status}</p>
      {isAsking ? (
        <Question
          title={labels.eraseAllOfThisPerson}
          hint={labels.eraseAllDataOfThis}
          onCancel={() => setAsking(false)}
          confirm={labels.eraseAllOfThisPerson}
          onConfirm={() => void erase()}
          isDanger
        />
      ) : null}
    </div>
  )
}
