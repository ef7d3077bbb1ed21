import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions, Question } from '#src/ui/question.tsx'
import { styleGuideTexts } from '#texts/style-guide.js'

/** Buttons that open a question and a form. */
export function DialogExamples(): ReactNode {
  const { dialogs: labels, fields } = useTexts(styleGuideTexts)
  const [open, setOpen] = useState<'question' | 'form'>()
  const close = (): void => setOpen(undefined)
  return (
    <p className="ui-page__links">
      <Button onClick={() => setOpen('question')}>{labels.ask}</Button>
      <Button onClick={() => setOpen('form')}>{labels.open}</Button>
      {open === 'question' ? (
        <Question
          isDanger
          title={labels.question}
          hint={labels.questionHint}
          onCancel={close}
          confirm={labels.confirm}
          onConfirm={close}
        />
      ) : null}
      {open === 'form' ? (
        <Dialog isLight title={labels.form} onClose={close}>
          <label>
            {fields.name}
            <input />
          </label>
          <DialogActions onCancel={close} confirm={labels.store} onConfirm={close} />
        </Dialog>
      ) : null}
    </p>
  )
}
