'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { inboxTexts } from '#texts/inbox.js'

const labels = labelsOf(inboxTexts)

/** Button that copies part numbers and quantities: one line each, separated by a tab. */
export function CopyLines({ text }: { text: string }) {
  const { i18n } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <button type="button" className="inbox__link" onClick={() => void copy()}>
        {textOf(labels.copy, i18n.language)}
      </button>
      <span role="status" className="inbox__copied">
        {isCopied ? textOf(labels.copied, i18n.language) : ''}
      </span>
    </>
  )
}
