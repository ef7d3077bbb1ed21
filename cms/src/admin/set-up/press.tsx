'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import type { OwnEndpoint } from '#src/admin/panel/own-endpoints.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { setUpTexts } from '#texts/set-up.js'

const labels = labelsOf(setUpTexts)

interface PressProps {
  path: OwnEndpoint
  label: string
  /** Label of the button after the first click; if set, a second click must confirm the action. */
  confirm?: string | undefined
  body?: object
  disabled?: boolean
  primary?: boolean
  /** False hides the button, so that only the last response is shown. */
  offered?: boolean
  children?: ReactNode
}

/** Button that posts to an endpoint, shows the response and refreshes the page. */
export function Press({
  path,
  label,
  confirm,
  body,
  disabled,
  primary,
  offered = true,
  children,
}: PressProps) {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const [outcome, setOutcome] = useState<{ message: string; href?: string }>({ message: '' })
  const press = async (): Promise<void> => {
    if (confirm !== undefined && !isConfirming) return setIsConfirming(true)
    setPending(true)
    try {
      const response = await fetch(panelApiBase + path, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', 'accept-language': i18n.language },
        body: JSON.stringify(body ?? {}),
      })
      setOutcome((await response.json()) as typeof outcome)
      router.refresh()
    } catch {
      setOutcome({ message: textOf(labels.failed, i18n.language) })
    } finally {
      setPending(false)
      setIsConfirming(false)
    }
  }
  return (
    <div className="set-up__press">
      {offered ? (
        <>
          {children}
          <button
            type="button"
            className={primary === true ? 'set-up__primary' : undefined}
            disabled={pending || disabled === true}
            onClick={() => void press()}
          >
            {isConfirming ? confirm : label}
          </button>
        </>
      ) : null}
      <p className="set-up__said" role="status">
        {outcome.href === undefined ? (
          outcome.message
        ) : (
          <a href={outcome.href}>{outcome.message}</a>
        )}
      </p>
    </div>
  )
}
