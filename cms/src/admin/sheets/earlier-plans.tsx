import { useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { UndoDialog } from '#src/admin/changes/undo-dialog.tsx'
import { relativeTime } from '#src/admin/lists/list-texts.ts'
import { callAddress } from '#src/admin/panel/call.ts'
import type { PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { historyOf, importsPath } from '#src/platform/change-addresses.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { importPageTexts } from '#texts/import-page.js'
import { isOfFile, canUndo, isOpen, namedState } from './plan-state.ts'
import './apply-form.css'

interface ImportProps {
  past: PlanSummary
}

/** What a plan did: state, or its rows. */
function figuresText({ past, language }: ImportProps & { language: string }): string {
  const { earlier: labels, states } = textsIn(importPageTexts, language)
  const { figures, undoneBy, state } = past
  if (undoneBy !== null) return labels.undone
  const { changed, created } = figures
  const parts = [
    states[namedState(past)],
    ...(state === 'done' && changed > 0 ? [labels.changed({ count: changed })] : []),
    ...(state === 'done' && created > 0 ? [labels.created({ count: created })] : []),
  ]
  return parts.join(', ')
}

/** Links of an earlier plan: history, file, what was left out. */
function PlanLinks({ past }: ImportProps): ReactNode {
  const { earlier: labels } = useTexts(importPageTexts)
  const { id, source, fileName: name, set, leftOut } = past
  return (
    <>
      {set === null ? null : (
        <Link
          className="ui-link"
          href={historyOf({ set })}
          prefetch={false}
          aria-label={labels.historyOf({ name })}
        >
          {labels.history}
        </Link>
      )}
      {isOfFile({ source }) ? (
        <a
          className="ui-link"
          href={callAddress('imports.file', { id })}
          download
          aria-label={labels.fileOf({ name })}
        >
          {labels.file}
        </a>
      ) : null}
      {leftOut === 0 ? null : (
        <a
          className="ui-link"
          href={callAddress('imports.refused', { id })}
          download
          aria-label={labels.refusedOf({ count: leftOut, name })}
        >
          {labels.refused({ count: leftOut })}
        </a>
      )}
    </>
  )
}

interface EarlierProps {
  /** Undefined: not read. */
  imports: readonly PlanSummary[] | undefined
  /** Plan of the page, which is not among the earlier ones. */
  except?: number
  title: string
  reload: () => void
}

/** Plans that have ended, each with its links and its undo. */
export function EarlierPlans({ imports, except, title, reload }: EarlierProps): ReactNode {
  const language = useLanguage()
  const { earlier: labels } = useTexts(importPageTexts)
  const [asked, setAsked] = useState<PlanSummary>()
  const [undone, setUndone] = useState<string>()
  const past = imports?.filter((each) => each.id !== except && !isOpen(each))
  return (
    <section className="ui-side__part">
      <h3>{title}</h3>
      <p role="status" className="ui-page__outcome">
        {undone === undefined ? '' : labels.undoneNow({ name: undone })}
      </p>
      {past?.length === 0 ? <p className="ui-small">{labels.none}</p> : null}
      <ul className="import-list">
        {past?.map((each) => (
          <li key={each.id}>
            <Link href={importsPath(each.id)} prefetch={false}>
              {each.fileName}
            </Link>
            {canUndo(each) ? (
              <Button
                look="link"
                aria-label={labels.undoOf({ name: each.fileName })}
                onClick={() => setAsked(each)}
              >
                {labels.undo}
              </Button>
            ) : null}
            <p className="ui-small">
              {each.author}, {relativeTime(each.at, language)},{' '}
              {figuresText({ past: each, language })}
            </p>
            <p className="import-list__links">
              <PlanLinks past={each} />
            </p>
          </li>
        ))}
      </ul>
      {asked?.set ? (
        <UndoDialog
          target={{ set: asked.set }}
          name={undefined}
          onDone={() => {
            setUndone(asked.fileName)
            setAsked(undefined)
            reload()
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </section>
  )
}
