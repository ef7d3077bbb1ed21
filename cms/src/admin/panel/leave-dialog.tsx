'use client'

import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { Dialog } from './dialogs.tsx'

/** Confirmation dialog, with Payload's texts, before a form with unsaved changes is left. */
export function LeaveDialog({
  onStay,
  onLeave,
}: {
  onStay: () => void
  onLeave: () => void
}): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog title={t('general:leaveWithoutSaving')} onClose={onStay}>
      <p>{t('general:changesNotSaved')}</p>
      <div className="panel-dialog__actions">
        <button type="button" onClick={onLeave}>
          {t('general:leaveAnyway')}
        </button>
        <button type="button" data-main onClick={onStay}>
          {t('general:stayOnThisPage')}
        </button>
      </div>
    </Dialog>
  )
}
