'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { CallAnswer } from '#src/admin/panel/call.ts'
import { Button } from '#src/ui/button.tsx'

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
  const [plan, setPlan] = useState<CallAnswer<'set-up.remove-demonstration'>>()
  const [message, setMessage] = useState('')
  const press = async (): Promise<void> => {
    setPending(true)
    const body = { confirmed: plan !== undefined }
    const { language } = i18n
    const { data, message: refused } = await call(
      'set-up.remove-demonstration',
      { body },
      { language },
    )
    setPending(false)
    setMessage(data?.message ?? refused ?? texts.failed)
    setPlan(plan === undefined && data ? data : undefined)
    if (plan !== undefined && data) router.refresh()
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
        <Button disabled={pending} onClick={() => void press()}>
          {plan ? texts.confirm : texts.show}
        </Button>
      </div>
    </div>
  )
}
