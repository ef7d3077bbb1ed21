'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '#src/admin/panel/dialogs.tsx'
import type { ReleaseSummary } from '#src/changes/imports/release-shapes.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { panelTexts } from '#texts/panel.js'
import { releasesTexts } from '#texts/releases.js'
import { JoinFields, JoinedNote } from './join-release.tsx'
import type { ReleaseItems } from './join-release.tsx'

const { join: labels } = labelsOf(releasesTexts)
const { cancel } = labelsOf(panelTexts)

interface DialogProps {
  items: () => Promise<ReleaseItems | { problem: string }>
  language: string
  onClose: (isJoined: boolean) => void
}

/** Dialog that puts drafts or changes into a release. */
export function ReleaseDialog({ items, language, onClose }: DialogProps): ReactNode {
  const [joined, setJoined] = useState<ReleaseSummary>()
  return (
    <Dialog title={textOf(labels.title, language)} onClose={() => onClose(joined !== undefined)}>
      {joined ? (
        <JoinedNote release={joined} language={language} />
      ) : (
        <>
          <p>{textOf(labels.hint, language)}</p>
          <JoinFields items={items} language={language} onJoined={setJoined} />
        </>
      )}
      <div className="panel-dialog__actions">
        <button type="button" onClick={() => onClose(joined !== undefined)}>
          {textOf(joined ? labels.close : cancel, language)}
        </button>
      </div>
    </Dialog>
  )
}

/** Button that opens the dialog. */
export function ReleaseDoor({
  isDisabled = false,
  onClosed,
  ...dialog
}: Omit<DialogProps, 'onClose'> & {
  isDisabled?: boolean
  /** Called when the items are in a release. */
  onClosed?: () => void
}): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="panel-button"
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        {textOf(labels.door, dialog.language)}
      </button>
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
