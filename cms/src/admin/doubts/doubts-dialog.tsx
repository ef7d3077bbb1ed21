import { useState } from 'react'
import type { ReactNode } from 'react'
import type { AskedDoubts } from '#src/content/limits/doubt-shapes.ts'
import { useTexts } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { doubtsTexts } from '#texts/doubts.js'
import { noAnswers } from './doubt-answers.ts'
import type { Answers } from './doubt-answers.ts'
import { DoubtList } from './doubt-list.tsx'

interface Props {
  asked: AskedDoubts
  /** True if the request holds the values, so that others can be sent in their place. */
  canReplace: boolean
  /** Undefined: nothing is published. */
  onEnd: (answers: Answers | undefined) => void
}

/** Dialog before doubtful values become public: each one is accepted or replaced. */
export function DoubtsDialog({ asked: { doubts, more }, canReplace, onEnd }: Props): ReactNode {
  const labels = useTexts(doubtsTexts)
  const [answers, setAnswers] = useState(noAnswers)
  const [withMore, setWithMore] = useState(more === null)
  const left = doubts.filter(({ key }) => !answers.has(key)).length + (withMore ? 0 : 1)
  return (
    <Dialog title={labels.table} isWide onClose={() => onEnd(undefined)}>
      <DoubtList
        isPublication
        preview={{ doubts, moreDoubts: 0 }}
        answers={answers}
        onAnswers={setAnswers}
        isAcceptOnly={!canReplace}
      />
      {more ? (
        <label className="ui-choice">
          <input
            type="checkbox"
            checked={withMore}
            onChange={({ target }) => setWithMore(target.checked)}
          />
          {labels.acceptMore({ count: more.count })}
        </label>
      ) : null}
      <DialogActions
        onCancel={() => onEnd(undefined)}
        confirm={left > 0 ? labels.answerFirst({ count: left }) : labels.publish}
        isBlocked={left > 0}
        onConfirm={() => onEnd(answers)}
      />
    </Dialog>
  )
}
