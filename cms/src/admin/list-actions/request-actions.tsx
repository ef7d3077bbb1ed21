'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { call, callAddress } from '#src/admin/panel/call.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { panelTexts } from '#texts/panel.js'
import { privacyTexts } from '#texts/privacy.js'

/** Action buttons of a data request. */
export function RequestActions() {
  const language = useLanguage()
  const labels = useTexts(privacyTexts)
  const panel = useTexts(panelTexts)
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
        <Dialog title={labels.eraseAllOfThisPerson} onClose={() => setAsking(false)}>
          <p>{labels.eraseAllDataOfThis}</p>
          <div className="ui-dialog__actions">
            <button type="button" onClick={() => setAsking(false)}>
              {panel.cancel}
            </button>
            <button type="button" className="ui-button--danger" onClick={() => void erase()}>
              {labels.eraseAllOfThisPerson}
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}
