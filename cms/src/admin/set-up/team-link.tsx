'use client'

import { useState } from 'react'
import { Press } from './press.tsx'
import { Button } from '#src/ui/button.tsx'

interface TeamLinkProps {
  url: string
  texts: { label: string; copy: string; copied: string; renew: string }
  /** True if the account may create a new link. */
  renewable: boolean
}

/** Preview link of the team with buttons that copy and renew it. */
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
        <Button onClick={() => void copy()}>{copied ? texts.copied : texts.copy}</Button>
      </div>
      {renewable ? (
        <Press pressed={{ name: 'set-up.renew-team-link' }} label={texts.renew} />
      ) : null}
    </div>
  )
}
