import { useState } from 'react'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { ShownPlan } from '#src/changes/plans/plan-shapes.ts'
import { importPageTexts } from '#texts/import-page.js'
import { sendFile } from './plan-requests.ts'

const labels = labelsOf(importPageTexts)

export interface Upload {
  /** Name of the file that is being checked. */
  checking: string | undefined
  /** Why the last file was not read; with its name if it is about a file. */
  refused: { title: string; message: string } | undefined
  send: (files: readonly File[]) => void
}

/** Sends a chosen or dropped file and shows its comparison. */
export function useUpload(language: string, onChecked: (read: ShownPlan) => void): Upload {
  const [checking, setChecking] = useState<string>()
  const [refused, setRefused] = useState<Upload['refused']>()
  const check = async (file: File): Promise<void> => {
    setRefused(undefined)
    setChecking(file.name)
    const { data, message } = await sendFile(file, language)
    setChecking(undefined)
    if (data) return onChecked(data)
    setRefused({
      title: textOf(labels.start.refused({ file: file.name }), language),
      message: message ?? textOf(labels.order.failed, language),
    })
  }
  return {
    checking,
    refused,
    send: (files) => {
      const [file, ...others] = files
      if (!file || checking !== undefined) return
      if (others.length > 0)
        return setRefused({ title: textOf(labels.start.several, language), message: '' })
      void check(file)
    },
  }
}
