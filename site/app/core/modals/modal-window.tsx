import { Button } from '#app/ui/elements/button.tsx'
import { Dialog } from '#app/ui/controls/dialog.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { modalDefaults } from './modal.ts'
import type { Modal, Question } from './modal.ts'

export interface ModalWindowProps {
  modal: Modal
  onHide: () => void
  question: Question | undefined
  onAnswer: (confirmed: boolean) => void
}

/** Renders the status modal and the action modal. */
export function ModalWindow({ modal, onHide, question, onAnswer }: ModalWindowProps) {
  const { shell } = useTexts(pageTexts)
  const cancelLabel = question?.cancelLabel ?? shell.modal.cancel
  return (
    <>
      <Dialog
        open={modal.show}
        onClose={onHide}
        title={modal.title}
        closeLabel={shell.modal.close}
        width={modal.width}
        closable={modal.close}
        role={modal.type === 'error' ? 'alertdialog' : undefined}
        actions={<Button onClick={onHide}>{modal.actionLabel ?? shell.modal.back}</Button>}
      >
        <Notice tone={modal.type}>
          <p>{modal.message}</p>
        </Notice>
      </Dialog>
      <Dialog
        open={question !== undefined}
        onClose={() => onAnswer(false)}
        title={question?.title ?? ''}
        closeLabel={shell.modal.close}
        width={question?.width ?? modalDefaults.width}
        role="alertdialog"
        actions={
          <>
            <Button onClick={() => onAnswer(true)}>{question?.confirmLabel}</Button>
            <Button variant="secondary" onClick={() => onAnswer(false)}>
              {cancelLabel}
            </Button>
          </>
        }
      >
        <Notice tone={question?.type ?? modalDefaults.type}>
          <p>{question?.message}</p>
        </Notice>
      </Dialog>
    </>
  )
}
