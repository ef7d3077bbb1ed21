import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { panelTexts } from '#texts/panel.js'
import { Dialog } from './dialog.tsx'

interface ActionsProps {
  /** Label of the way back; default: "Cancel". */
  cancel?: string
  onCancel: () => void
  confirm: string
  /** Undefined: the button submits the form that it stands in. */
  onConfirm?: () => void
  /** True if the confirmed action deletes or ends something: its button is red. */
  isDanger?: boolean
  isBlocked?: boolean
  /** Further buttons, before the others. */
  children?: ReactNode
}

/** Buttons at the end of a dialog: the way back, and what the dialog is for. */
export function DialogActions({
  cancel,
  onCancel,
  confirm,
  onConfirm,
  isDanger = false,
  isBlocked = false,
  children,
}: ActionsProps): ReactNode {
  const panel = useTexts(panelTexts)
  return (
    <div className="ui-dialog__actions">
      {children}
      <button type="button" onClick={onCancel}>
        {cancel ?? panel.cancel}
      </button>
      <button
        type={onConfirm ? 'button' : 'submit'}
        {...(isDanger ? { className: 'ui-button--danger' } : { 'data-main': true })}
        disabled={isBlocked}
        onClick={onConfirm}
      >
        {confirm}
      </button>
    </div>
  )
}

interface QuestionProps extends ActionsProps {
  title: string
  hint: string
  /** What Escape does; default: what the way back does. */
  onClose?: () => void
}

/** Dialog that asks before something is done. */
export const Question = ({ title, hint, onClose, ...actions }: QuestionProps): ReactNode => (
  <Dialog title={title} onClose={onClose ?? actions.onCancel}>
    <p>{hint}</p>
    <DialogActions {...actions} />
  </Dialog>
)
