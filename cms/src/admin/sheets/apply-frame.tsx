import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { importPageTexts } from '#texts/import-page.js'

interface FrameProps {
  /** Prefix of the ids of message and hint; `<id>-problem` is the message. */
  id: string
  children: ReactNode
  /** Message about the form, and what helps. */
  problem: ReactNode
  /** Above the button: the progress. */
  progress?: ReactNode
  button: string
  isDisabled: boolean
  hint: string
  onSend: () => void
  language: string
}

/** Form beside a plan that is only checked: how and when, effect, button. */
export function ApplyFrame(props: FrameProps): ReactNode {
  const { order: labels } = useTexts(importPageTexts)
  const { id, children, problem, progress, button, isDisabled, hint, onSend } = props
  const title = labels.title
  return (
    <form
      className="ui-side"
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <div className="ui-side__scroll">
        <h2>{title}</h2>
        {children}
      </div>
      <footer className="ui-side__foot">
        <div id={`${id}-problem`} role="alert">
          {problem}
        </div>
        {progress}
        <Button
          type="submit"
          look="main"
          aria-disabled={isDisabled}
          aria-describedby={`${id}-hint`}
        >
          {button}
        </Button>
        <p id={`${id}-hint`} className="ui-small">
          {hint}
        </p>
      </footer>
    </form>
  )
}
