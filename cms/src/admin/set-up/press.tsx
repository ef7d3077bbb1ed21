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
  /** Label of the button after the first click, if a second click is required as confirmation. */
  confirm?: string | undefined
  body?: object
  disabled?: boolean
  primary?: boolean
  /** If false, only the last response is shown. */
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
  const [asked, setAsked] = useState(false)
  const [said, setSaid] = useState<{ message: string; href?: string }>({ message: '' })
  const press = async (): Promise<void> => {
    if (confirm !== undefined && !asked) return setAsked(true)
    setPending(true)
    try {
      const answer = await fetch(panelApiBase + path, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', 'accept-language': i18n.language },
        body: JSON.stringify(body ?? {}),
      })
      setSaid((await answer.json()) as typeof said)
      router.refresh()
    } catch {
      setSaid({ message: textOf(labels.failed, i18n.language) })
    } finally {
      setPending(false)
      setAsked(false)
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
            {asked ? confirm : label}
          </button>
        </>
      ) : null}
      <p className="set-up__said" role="status">
        {said.href === undefined ? said.message : <a href={said.href}>{said.message}</a>}
      </p>
    </div>
  )
}
