'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { Question } from '#src/ui/question.tsx'

/** Sentences of the dialog of a page. */
export interface LeaveTexts {
  title: string
  text: string
  leave: string
  stay: string
}

/** Confirmation dialog, by default with Payload's texts, before a form with unsaved changes is left. */
export function LeaveDialog({
  texts,
  onStay,
  onLeave,
}: {
  texts?: LeaveTexts
  onStay: () => void
  onLeave: () => void
}): ReactNode {
  const { t } = useTranslation()
  return (
    <Question
      title={texts?.title ?? t('general:leaveWithoutSaving')}
      hint={texts?.text ?? t('general:changesNotSaved')}
      cancel={texts?.leave ?? t('general:leaveAnyway')}
      onCancel={onLeave}
      confirm={texts?.stay ?? t('general:stayOnThisPage')}
      onConfirm={onStay}
      onClose={onStay}
    />
  )
}
