import { useId } from 'react'
import type { ReactNode } from 'react'
import { sourceFacts } from '#src/changes/plans/plan-sources.ts'
import { doubtsTexts } from '#texts/doubts.js'
import { Button } from '#src/ui/button.tsx'
import { importPageTexts } from '#texts/import-page.js'
import { JoinRelease } from '#src/admin/release-entry/join-release.tsx'
import { useTexts } from '#src/platform/language.ts'
import { refusedCells } from './effect-tabs.tsx'
import { ApplyChoices } from './apply-choices.tsx'
import { ApplyFrame } from './apply-frame.tsx'
import { buttonText } from './apply-text.ts'
import { noAnswers } from '#src/admin/doubts/doubt-answers.ts'
import { useApply } from './use-apply.ts'
import type { ApplyProps } from './use-apply.ts'
import { VisiblePart } from './visible-part.tsx'

interface FormProps extends ApplyProps {
  children: ReactNode
  /** False for a change without a state of drafts alone. */
  hasDrafts?: boolean
  /** Values that the change deletes, where what does not fit is deleted with them. */
  deleted?: number
}

/** How and when a plan is applied, and the button that does it. */
export function ApplyForm({ children, hasDrafts = true, deleted, ...props }: FormProps): ReactNode {
  const { order: labels } = useTexts(importPageTexts)
  const { preview, language, left } = props
  const id = useId()
  const form = useApply(props)
  const doubtLabels = useTexts(doubtsTexts)
  const { choices, taken, consequences, unanswered, lack, isEmpty, problem, isBusy } = form
  const whole = buttonText(choices.way, taken, labels)
  const action = unanswered > 0 ? doubtLabels.leaving({ action: whole, count: unanswered }) : whole
  return (
    <ApplyFrame
      id={id}
      problem={
        <>
          {problem ? <p>{problem.message}</p> : null}
          {problem?.isOutdated ? (
            <Button onClick={() => void form.checkAgain()}>{labels.again}</Button>
          ) : null}
        </>
      }
      button={isBusy ? labels.sending : consequences.action(action, deleted)}
      isDisabled={isBusy || isEmpty}
      hint={
        problem
          ? labels.kept
          : (lack ??
            (unanswered > 0 ? doubtLabels.leavingHint({ count: unanswered }) : labels.kept))
      }
      onSend={() => void form.send()}
      language={language}
    >
      <ApplyChoices
        choices={choices}
        onChoose={form.choose}
        refused={refusedCells(preview)}
        problemId={`${id}-problem`}
        hasDrafts={hasDrafts && preview.hasDrafts}
        deletes={sourceFacts[preview.source].deletes === true}
      />
      <VisiblePart preview={preview} taken={taken} way={choices.way} consequences={consequences} />
      {sourceFacts[preview.source].isRelease ? null : (
        <JoinRelease
          id={preview.id}
          left={left}
          answers={[...(props.answers ?? noAnswers).values()]}
          onJoined={props.onApplied}
        />
      )}
      {children}
    </ApplyFrame>
  )
}
