'use client'

import { useState } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { inboxTexts } from '#texts/inbox.js'

/** Button that copies part numbers and quantities: one line each, separated by a tab. */
export function CopyLines({ text }: { text: string }) {
  const labels = useTexts(inboxTexts)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <button type="button" className="ui-link" onClick={() => void copy()}>
        {labels.copy}
      </button>
      <span role="status" className="inbox__copied">
        {isCopied ? labels.copied : ''}
      </span>
    </>
  )
}
