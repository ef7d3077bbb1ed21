import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ConsequenceList } from '#src/admin/consequences/consequence-list.tsx'
import { useConsequences } from '#src/admin/consequences/use-consequences.ts'
import { call } from '#src/admin/panel/call.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import type { UndoAnswer } from '#src/changes/history-shapes.ts'
import { importsPath } from '#src/platform/change-addresses.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { historyPageTexts } from '#texts/history-page.js'
import { UndoNote } from './undo-note.tsx'
import { hasEffect, useUndoPreview } from './use-undo-preview.ts'
import type { UndoTarget } from './use-undo-preview.ts'

interface UndoDialogProps {
  target: UndoTarget
  /** Name of the document; undefined: the whole change set. */
  name: string | undefined
  onDone: (answer: UndoAnswer) => void
  onClose: () => void
}

/** Asks before a change is taken back, with what that would do; errors stay in it. */
export function UndoDialog({ target, name, onDone, onClose }: UndoDialogProps): ReactNode {
  const language = useLanguage()
  const labels = useTexts(historyPageTexts)
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<UndoAnswer>()
  const [refused, setRefused] = useState('')
  const [attempt, setAttempt] = useState(0)
  const preview = useUndoPreview(target, language, attempt)
  const apply = async (): Promise<void> => {
    setBusy(true)
    setRefused('')
    const { set, document } = target
    const of = document && { collection: document.collection, id: document.id }
    const body = { set, document: of, apply: true }
    const { data, message } = await call('history.undo', { body }, { language })
    if (data?.isDone) return onDone(data)
    if (typeof data?.plan === 'number') return router.push(importsPath(data.plan))
    setRefusal(data)
    if (!data) setRefused(message ?? labels.undo.failed)
    setBusy(false)
  }
  const shown = refusal ?? preview?.data
  const canApply = shown !== undefined && hasEffect(shown)
  const consequences = useConsequences(preview?.data?.consequences ?? undefined)
  return (
    <Dialog
      isWide
      title={name === undefined ? labels.undo.titleAll : labels.undo.titleOne({ name })}
      onClose={onClose}
    >
      <div className="ui-undo ui-undo--dialog" aria-live="polite">
        {preview === undefined ? labels.undo.checking : null}
        {shown ? <UndoNote answer={shown} /> : null}
        <ConsequenceList of={consequences} />
      </div>
      <ReadProblem
        of={{
          problem: preview?.problem,
          message: preview?.message,
          reload: () => setAttempt(attempt + 1),
        }}
      />
      <p>{labels.undo.hint}</p>
      <p role="alert">{refused}</p>
      <DialogActions
        onCancel={onClose}
        confirm={isBusy ? labels.undo.busy : consequences.action(labels.undo.confirm)}
        onConfirm={() => void apply()}
        isBlocked={!canApply || isBusy || consequences.isOpen}
        isDanger
      />
    </Dialog>
  )
}
