import Link from 'next/link'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { UndoDialog } from '#src/admin/changes/undo-dialog.tsx'
import { UndoNote } from '#src/admin/changes/undo-note.tsx'
import { canUndo } from '#src/admin/sheets/plan-state.ts'
import type { UndoAnswer } from '#src/changes/history-shapes.ts'
import { historyOf, importsPath } from '#src/platform/change-addresses.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { newProductTexts } from '#texts/new-product.js'
import type { SavedPlan } from './use-save.ts'

/** What was saved, with its undo and the ways on. */
export function ProductResult({
  plan,
  onAgain,
}: {
  plan: SavedPlan
  onAgain: () => void
}): ReactNode {
  const labels = useTexts(newProductTexts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const [undone, setUndone] = useState<UndoAnswer>()
  const isLater = plan.state === 'waiting'
  const [made] = plan.made
  return (
    <div className="ui-page__start" role="status">
      <h2>
        {isLater
          ? labels.scheduledFor({ time: dateTimeText(plan.startsAt ?? '', language) })
          : plan.use === 'draft'
            ? labels.draftSaved
            : labels.published}
      </h2>
      {made ? (
        <p>
          <Link href={made.href} prefetch={false}>
            {made.title}
          </Link>
        </p>
      ) : null}
      {plan.refused.length > 0 ? (
        <>
          <p>{labels.leftOut({ count: plan.refused.length + plan.moreRefused })}</p>
          <ul>
            {plan.refused.map(({ row, head, value, message }) => (
              <li key={`${row} ${head} ${message}`}>
                {[head, value].filter(Boolean).join(' ')}: {message}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="ui-page__links">
        <Button look="main" onClick={onAgain}>
          {labels.again}
        </Button>
        {isLater ? (
          <Link href={importsPath(plan.id)} prefetch={false}>
            {labels.toSchedule}
          </Link>
        ) : null}
        {plan.set === null ? null : (
          <Link href={historyOf({ set: plan.set })} prefetch={false}>
            {labels.history}
          </Link>
        )}
        {canUndo(plan) && !undone ? (
          <Button look="link" onClick={() => setAsking(true)}>
            {labels.undoAll}
          </Button>
        ) : null}
      </p>
      {undone ? <UndoNote answer={undone} /> : null}
      {isAsking && plan.set !== null ? (
        <UndoDialog
          target={{ set: plan.set }}
          name={undefined}
          onDone={(answer) => {
            setAsking(false)
            setUndone(answer)
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
