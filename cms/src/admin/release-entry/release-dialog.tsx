'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { ReleaseSummary } from '#src/changes/plans/release-shapes.ts'
import { useTexts } from '#src/platform/language.ts'
import { panelTexts } from '#texts/panel.js'
import { releasesTexts } from '#texts/releases.js'
import { JoinFields, JoinedNote } from './join-release.tsx'
import type { ReleaseItems } from './join-release.tsx'

interface DialogProps {
  items: () => Promise<ReleaseItems | { problem: string }>
  onClose: (isJoined: boolean) => void
}

/** Dialog that puts drafts or changes into a release. */
export function ReleaseDialog({ items, onClose }: DialogProps): ReactNode {
  const { join: labels } = useTexts(releasesTexts)
  const { cancel } = useTexts(panelTexts)
  const [joined, setJoined] = useState<ReleaseSummary>()
  return (
    <Dialog title={labels.title} onClose={() => onClose(joined !== undefined)}>
      {joined ? (
        <JoinedNote release={joined} />
      ) : (
        <>
          <p>{labels.hint}</p>
          <JoinFields items={items} onJoined={setJoined} />
        </>
      )}
      <div className="ui-dialog__actions">
        <button type="button" onClick={() => onClose(joined !== undefined)}>
          {joined ? labels.close : cancel}
        </button>
      </div>
    </Dialog>
  )
}

/** Button that opens the dialog. */
export function ReleaseEntry({
  isDisabled = false,
  onClosed,
  ...dialog
}: Omit<DialogProps, 'onClose'> & {
  isDisabled?: boolean
  /** Called when the items are in a release. */
  onClosed?: () => void
}): ReactNode {
  const { join: labels } = useTexts(releasesTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" disabled={isDisabled} onClick={() => setOpen(true)}>
        {labels.door}
      </Button>
      {isOpen ? (
        <ReleaseDialog
          {...dialog}
          onClose={(isJoined) => {
            setOpen(false)
            if (isJoined) onClosed?.()
          }}
        />
      ) : null}
    </>
  )
}
