import { useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { UndoDialog } from '#src/admin/changes/undo-dialog.tsx'
import { UndoNote } from '#src/admin/changes/undo-note.tsx'
import type { UndoAnswer } from '#src/changes/history-shapes.ts'
import type { PlanResult, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { historyOf, importsPath } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { importPageTexts } from '#texts/import-page.js'
import type { ImportPageTexts } from '#texts/import-page.js'
import { isOfFile, canUndo, isOpen, isUnderWay, namedState } from './plan-state.ts'
import { RefusedTable } from './refused-table.tsx'
import { Progress, StopButton } from './running-plans.tsx'
import './sheets.css'

/** Title of the page of a plan that is no longer only checked. */
export function resultTitle(plan: PlanSummary, texts: ImportPageTexts['result']): string {
  const state = namedState(plan)
  if (plan.source === 'undo' && Object.hasOwn(texts.undoStates, state))
    return texts.undoStates[state as keyof typeof texts.undoStates]
  return state === 'draft' || state === 'checked' ? texts.done : texts[state]
}

interface AppliedProps {
  plan: PlanResult
  reload: () => void
  /** False for a change that is no file: no other file is offered. */
  hasNew?: boolean
}

/** Progress and result of a plan: what it did, what it left out, and how it is taken back. */
export function AppliedPlan({ plan, reload, hasNew = true }: AppliedProps): ReactNode {
  const { result: labels, running, earlier } = useTexts(importPageTexts)
  const [isAsking, setAsking] = useState(false)
  const [undone, setUndone] = useState<UndoAnswer>()
  const [stopped, setStopped] = useState('')
  const { set, message, state, undoneBy } = plan
  const hasEnded = !isOpen(plan)
  return (
    <div className="applied">
      <section className="applied__state" data-state={state} aria-live="polite">
        {hasEnded ? null : <Progress running={plan} />}
        {message === null ? null : <p>{message}</p>}
        {undoneBy === null ? null : <p>{earlier.undone}</p>}
        {hasEnded ? null : (
          <p className="ui-small">
            {isUnderWay(plan) ? running.closed : labels.again}{' '}
            <StopButton
              waiting={plan}
              onStopped={(text) => {
                setStopped(text)
                reload()
              }}
            />
          </p>
        )}
        {stopped === '' ? null : <p>{stopped}</p>}
        {undone ? (
          <div className="ui-undo">
            <UndoNote answer={undone} />
          </div>
        ) : null}
      </section>
      {plan.made.length === 0 ? null : (
        <p className="applied__made">
          {labels.made}{' '}
          {plan.made.map(({ title, href }) => (
            <Link key={href} href={href} prefetch={false}>
              {title}
            </Link>
          ))}
        </p>
      )}
      {hasEnded ? (
        <p className="applied__actions">
          {set === null ? null : (
            <Link className="ui-button" href={historyOf({ set })} prefetch={false}>
              {labels.history}
            </Link>
          )}
          {canUndo(plan) ? (
            <Button look="danger" onClick={() => setAsking(true)}>
              {labels.undo}
            </Button>
          ) : null}
          {hasNew ? (
            <Link className="ui-button" href={importsPath()} prefetch={false}>
              {labels.new}
            </Link>
          ) : null}
        </p>
      ) : null}
      <RefusedTable
        id={plan.id}
        refused={plan.refused}
        more={plan.moreRefused}
        isFile={isOfFile(plan)}
      />
      {isAsking && set !== null ? (
        <UndoDialog
          target={{ set }}
          name={undefined}
          onDone={(answer) => {
            setAsking(false)
            setUndone(answer)
            reload()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
