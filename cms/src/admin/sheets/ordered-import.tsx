import { useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { UndoDialog } from '#src/admin/changes/undo-dialog.tsx'
import { UndoNote } from '#src/admin/changes/undo-note.tsx'
import type { UndoAnswer } from '#src/changes/history-shapes.ts'
import type { ImportResult, ImportSummary } from '#src/changes/imports/import-shapes.ts'
import { historyOf, importsPath } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { importPageTexts } from '#texts/import-page.js'
import type { ImportPageTexts } from '#texts/import-page.js'
import { isOfFile, canUndo, isUnderWay, namedState } from './import-state.ts'
import { RefusedTable } from './refused-table.tsx'
import { Progress, StopButton } from './running-imports.tsx'
import './sheets.css'

/** Title of the page of an import that was ordered. */
export function resultTitle(ordered: ImportSummary, texts: ImportPageTexts['result']): string {
  const state = namedState(ordered)
  return state === 'draft' || state === 'checked' ? texts.done : texts[state]
}

interface OrderedProps {
  ordered: ImportResult
  reload: () => void
  /** False for a change that is no file: no other file is offered. */
  hasNew?: boolean
}

/** Progress and result of an import: what it did, what it left out, and how it is taken back. */
export function OrderedImport({ ordered, reload, hasNew = true }: OrderedProps): ReactNode {
  const { result: labels, running, earlier } = useTexts(importPageTexts)
  const [isAsking, setAsking] = useState(false)
  const [undone, setUndone] = useState<UndoAnswer>()
  const [stopped, setStopped] = useState('')
  const { set, message, state, undoneBy } = ordered
  const isOpen = state === 'waiting' || state === 'running'
  return (
    <div className="ordered">
      <section className="ordered__state" data-state={state} aria-live="polite">
        {isOpen ? <Progress running={ordered} /> : null}
        {message === null ? null : <p>{message}</p>}
        {undoneBy === null ? null : <p>{earlier.undone}</p>}
        {isOpen ? (
          <p className="ui-small">
            {isUnderWay(ordered) ? running.closed : labels.again}{' '}
            <StopButton
              waiting={ordered}
              onStopped={(text) => {
                setStopped(text)
                reload()
              }}
            />
          </p>
        ) : null}
        {stopped === '' ? null : <p>{stopped}</p>}
        {undone ? (
          <div className="ui-undo">
            <UndoNote answer={undone} />
          </div>
        ) : null}
      </section>
      {ordered.made.length === 0 ? null : (
        <p className="ordered__made">
          {labels.made}{' '}
          {ordered.made.map(({ title, href }) => (
            <Link key={href} href={href} prefetch={false}>
              {title}
            </Link>
          ))}
        </p>
      )}
      {isOpen ? null : (
        <p className="ordered__actions">
          {set === null ? null : (
            <Link className="ui-button" href={historyOf({ set })} prefetch={false}>
              {labels.history}
            </Link>
          )}
          {canUndo(ordered) ? (
            <button
              type="button"
              className="ui-button ui-button--danger"
              onClick={() => setAsking(true)}
            >
              {labels.undo}
            </button>
          ) : null}
          {hasNew ? (
            <Link className="ui-button" href={importsPath()} prefetch={false}>
              {labels.new}
            </Link>
          ) : null}
        </p>
      )}
      <RefusedTable
        id={ordered.id}
        refused={ordered.refused}
        more={ordered.moreRefused}
        isFile={isOfFile(ordered)}
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
