import { useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { UndoDialog } from '#src/admin/changes/undo-dialog.tsx'
import { UndoNote } from '#src/admin/changes/undo-note.tsx'
import { relativeTime } from '#src/admin/lists/list-texts.ts'
import { canUndo } from '#src/admin/sheets/import-state.ts'
import type { UndoAnswer } from '#src/changes/history-shapes.ts'
import { historyOf, importsPath } from '#src/platform/change-addresses.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'
import type { EditOrder } from './use-edit-order.ts'

const { order: labels } = labelsOf(gridTexts)

interface Props {
  order: EditOrder
  reload: () => void
  language: string
}

/** Result of an order with its undo, or why it failed. */
export function OrderResult({ order, reload, language }: Props): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const [isAsking, setAsking] = useState(false)
  const [undone, setUndone] = useState<UndoAnswer>()
  const { ended, problem } = order
  const isLater = ended?.state === 'waiting' && ended.startsAt !== null
  return (
    <>
      <p role="alert" className="grid-result grid-result--problem">
        {problem}
      </p>
      <div role="status" className="grid-result">
        {order.isBusy ? <p>{say(labels.running)}</p> : null}
        {ended && ended.state !== 'failed' ? (
          <p>
            {isLater
              ? say(labels.scheduled({ time: relativeTime(ended.startsAt ?? '', language) }))
              : say(
                  (ended.use === 'draft' ? labels.drafted : labels.published)({
                    values: ended.figures.values,
                    rows: ended.figures.changed,
                  }),
                )}{' '}
            {isLater ? (
              <Link href={importsPath(ended.id)} prefetch={false}>
                {say(labels.toSchedule)}
              </Link>
            ) : null}
            {canUndo(ended) && !undone ? (
              <button type="button" className="changes-link" onClick={() => setAsking(true)}>
                {say(labels.undo)}
              </button>
            ) : null}{' '}
            {ended.set === null ? null : (
              <Link href={historyOf({ set: ended.set })} prefetch={false}>
                {say(labels.history)}
              </Link>
            )}
          </p>
        ) : null}
        {undone ? <UndoNote answer={undone} language={language} /> : null}
      </div>
      {isAsking && ended?.set ? (
        <UndoDialog
          target={{ set: ended.set }}
          name={undefined}
          language={language}
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
