'use client'

import { useState } from 'react'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { Press } from './press.tsx'

interface TeamLinkProps {
  url: string
  texts: { label: string; copy: string; copied: string; renew: string }
  /** Whether the account may make a new link. */
  renewable: boolean
}

/** The team's preview link, to be copied, with the press that makes a new one. */
export function TeamLink({ url, texts, renewable }: TeamLinkProps) {
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return (
    <div className="set-up__link">
      <label>
        <span>{texts.label}</span>
        <input readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <div className="set-up__press">
        <button type="button" onClick={() => void copy()}>
          {copied ? texts.copied : texts.copy}
        </button>
      </div>
      {renewable ? <Press path={ownEndpoints.teamLink} label={texts.renew} /> : null}
    </div>
  )
}
