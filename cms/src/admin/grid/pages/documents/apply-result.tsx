import { useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { UndoDialog } from '#src/admin/changes/undo-dialog.tsx'
import { UndoNote } from '#src/admin/changes/undo-note.tsx'
import { relativeTime } from '#src/admin/lists/list-texts.ts'
import { canUndo } from '#src/admin/sheets/plan-state.ts'
import type { UndoAnswer } from '#src/changes/history-shapes.ts'
import { historyOf, importsPath } from '#src/platform/change-addresses.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { gridTexts } from '#texts/grid.js'
import type { EditApply } from './use-edit-apply.ts'

interface Props {
  sending: EditApply
  reload: () => void
}

/** Result of applied edits with their undo, or why it failed. */
export function ApplyResult({ sending, reload }: Props): ReactNode {
  const { order: labels } = useTexts(gridTexts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const [undone, setUndone] = useState<UndoAnswer>()
  const { ended, problem } = sending
  const isLater = ended?.state === 'waiting' && ended.startsAt !== null
  return (
    <>
      <p role="alert" className="grid-result grid-result--problem">
        {problem}
      </p>
      <div role="status" className="grid-result">
        {sending.isBusy ? <p>{labels.running}</p> : null}
        {ended && ended.state !== 'failed' ? (
          <p>
            {isLater
              ? labels.scheduled({ time: relativeTime(ended.startsAt ?? '', language) })
              : (ended.use === 'draft' ? labels.drafted : labels.published)({
                  values: ended.figures.values,
                  rows: ended.figures.changed,
                })}{' '}
            {isLater ? (
              <Link href={importsPath(ended.id)} prefetch={false}>
                {labels.toSchedule}
              </Link>
            ) : null}
            {canUndo(ended) && !undone ? (
              <Button look="link" onClick={() => setAsking(true)}>
                {labels.undo}
              </Button>
            ) : null}{' '}
            {ended.set === null ? null : (
              <Link href={historyOf({ set: ended.set })} prefetch={false}>
                {labels.history}
              </Link>
            )}
          </p>
        ) : null}
        {undone ? <UndoNote answer={undone} /> : null}
      </div>
      {isAsking && ended?.set ? (
        <UndoDialog
          target={{ set: ended.set }}
          name={undefined}
          onDone={(answer) => {
            setAsking(false)
            setUndone(answer)
            reload()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
