'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { call, callAddress } from '#src/admin/panel/call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { privacyTexts } from '#texts/privacy.js'

/** Action buttons of a data request. */
export function RequestActions() {
  const language = useLanguage()
  const labels = useTexts(privacyTexts)
  const { id } = useDocumentInfo()
  const [status, setStatus] = useState('')
  if (id === undefined) return null
  const erase = async (): Promise<void> => {
    if (!window.confirm(labels.eraseAllDataOfThis)) return
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
        <Button buttonStyle="error" size="small" margin={false} onClick={() => void erase()}>
          {labels.eraseAllOfThisPerson}
        </Button>
      </div>
      <p role="status">{status}</p>
    </div>
  )
}
