'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { RemovalText } from './set-up-endpoints.ts'

export interface RemovalTexts {
  removed: string
  kept: string
  keptNothing: string
  confirm: string
  show: string
  failed: string
}

/**
 * Button that removes the demonstration. The first click lists the documents that are removed and
 * kept, the second one removes them.
 */
export function RemoveDemonstration({ texts }: { texts: RemovalTexts }) {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [plan, setPlan] = useState<RemovalText>()
  const [message, setMessage] = useState('')
  const press = async (): Promise<void> => {
    setPending(true)
    try {
      const response = await fetch(panelApiBase + ownEndpoints.demonstration, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', 'accept-language': i18n.language },
        body: JSON.stringify({ confirmed: plan !== undefined }),
      })
      const received = (await response.json()) as Partial<RemovalText> & { message: string }
      const { removed, kept } = received
      setMessage(received.message)
      setPlan(plan === undefined && removed && kept ? { removed, kept } : undefined)
      if (plan !== undefined) router.refresh()
    } catch {
      setMessage(texts.failed)
    } finally {
      setPending(false)
    }
  }
  return (
    <div>
      {plan ? (
        <div className="set-up__pair">
          <div>
            <h3>{texts.removed}</h3>
            <ul className="set-up__plan">
              {plan.removed.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{texts.kept}</h3>
            {plan.kept.length === 0 ? <p>{texts.keptNothing}</p> : null}
            <ul className="set-up__plan">
              {plan.kept.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      <p role="status">{message}</p>
      <div className="set-up__press">
        <button type="button" disabled={pending} onClick={() => void press()}>
          {plan ? texts.confirm : texts.show}
        </button>
      </div>
    </div>
  )
}
