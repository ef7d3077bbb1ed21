'use client'
import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { call, callAddress } from '#src/admin/panel/call.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { privacyTexts } from '#texts/privacy.js'

const labels = labelsOf(privacyTexts)

const texts = {
  access: labels.downloadAllThatWeHold,
  erase: labels.eraseAllOfThisPerson,
  sure: labels.eraseAllDataOfThis,
  done: labels.erased,
  failed: labels.itCouldNotBeDone,
}

/** Action buttons of a data request. */
export function RequestActions() {
  const {
    i18n: { language },
  } = useTranslation()
  const { id } = useDocumentInfo()
  const [status, setStatus] = useState('')
  if (id === undefined) return null
  const erase = async (): Promise<void> => {
    if (!window.confirm(textOf(texts.sure, language))) return
    const { data, message } = await call('data-requests.erase', { id }, { language })
    if (!data) return setStatus(message ?? textOf(texts.failed, language))
    setStatus(
      `${textOf(texts.done, language)} ${Object.entries(data.erased)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`,
    )
  }
  return (
    <div style={{ display: 'grid', gap: '0.75rem', marginBottom: '1.5rem' }}>
      <a href={callAddress('data-requests.copy', { id })} download>
        {textOf(texts.access, language)}
      </a>
      <div>
        <Button buttonStyle="error" size="small" margin={false} onClick={() => void erase()}>
          {textOf(texts.erase, language)}
        </Button>
      </div>
      <p role="status">{status}</p>
    </div>
  )
}
