'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { Dialog } from '#src/ui/dialog.tsx'

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
    <Dialog title={texts?.title ?? t('general:leaveWithoutSaving')} onClose={onStay}>
      <p>{texts?.text ?? t('general:changesNotSaved')}</p>
      <div className="ui-dialog__actions">
        <button type="button" onClick={onLeave}>
          {texts?.leave ?? t('general:leaveAnyway')}
        </button>
        <button type="button" data-main onClick={onStay}>
          {texts?.stay ?? t('general:stayOnThisPage')}
        </button>
      </div>
    </Dialog>
  )
}
