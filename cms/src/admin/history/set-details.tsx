import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCall } from '#src/admin/panel/use-call.ts'
import type { DocumentChanges, SetDetails, UndoAnswer } from '#src/changes/history-shapes.ts'
import { dateText } from '#src/platform/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { historyPageTexts } from '#texts/history-page.js'
import { DocumentPart, nameOf } from './document-changes.tsx'
import type { HistoryContext } from './history-context.ts'
import { timeText } from './history-days.ts'
import { originOf } from './history-list.tsx'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import { UndoDialog } from '#src/admin/changes/undo-dialog.tsx'
import { UndoNote } from '#src/admin/changes/undo-note.tsx'
import type { Address } from './use-address.ts'
import { hasEffect, useUndoPreview } from '#src/admin/changes/use-undo-preview.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import './set-details.css'

/** Documents of a change set that are open at first. */
const openDocuments = 8

interface PartProps {
  details: SetDetails
  address: Address
}

/** Change sets that this one takes back, or by which it was taken back. */
function Related({ details, address }: PartProps): ReactNode {
  const labels = useTexts(historyPageTexts)
  const link = (set: string | null, label: string): ReactNode =>
    set === null ? null : (
      <p>
        {label}{' '}
        <a
          className="ui-link"
          href={address.hrefOf({ set })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            address.open({ set })
          }}
        >
          {labels.details.see}
        </a>
      </p>
    )
  return (
    <>
      {link(details.undoes, labels.details.undoes)}
      {link(details.undoneBy, labels.details.undoneBy)}
    </>
  )
}

/** Session, device and network of the change, and until when it is kept. */
function Foot({ details }: Omit<PartProps, 'address'>): ReactNode {
  const language = useLanguage()
  const labels = useTexts(historyPageTexts)
  const { session, device, address, keptUntil } = details
  const place = [
    ...(session === null ? [] : [labels.details.session({ session })]),
    ...(device === null ? [] : [device]),
    ...(address === null ? [] : [address]),
  ]
  return (
    <footer className="set-details__foot">
      <span>{place.join(', ')}</span>
      <span>{labels.details.keptUntil({ day: dateText(keptUntil, language) })}</span>
    </footer>
  )
}

interface OpenSetProps extends PartProps {
  revision: number
  onUndone: () => void
}

/** Change set with its documents, and what taking it back would do. */
function OpenSet({ details, address, revision, onUndone }: OpenSetProps): ReactNode {
  const language = useLanguage()
  const labels = useTexts(historyPageTexts)
  const preview = useUndoPreview({ set: details.id }, language, revision)
  const [asked, setAsked] = useState<{ document: DocumentChanges | undefined }>()
  const [done, setDone] = useState<UndoAnswer>()
  const { at, title, summary, changedDocuments, moreDocuments } = details
  const canUndo = preview?.data !== undefined && hasEffect(preview.data)
  const finish = (answer: UndoAnswer): void => {
    setAsked(undefined)
    setDone(answer)
    onUndone()
  }
  return (
    <>
      <header className="set-details__head">
        <div>
          <p className="ui-small">
            {dateText(at, language)}, <span className="ui-mono">{timeText(at, true)}</span> ·{' '}
            {originOf(details, language)}
          </p>
          <h2>{title ?? summary}</h2>
          {title === null ? null : <p>{summary}</p>}
          <Related details={details} address={address} />
        </div>
        {canUndo ? (
          <Button look="danger" onClick={() => setAsked({ document: undefined })}>
            {labels.undo.all}
          </Button>
        ) : null}
      </header>
      <div role="status" className="set-details__done">
        {done ? <UndoNote answer={done} /> : null}
      </div>
      {preview?.data ? (
        <div className="ui-undo">
          <b>{labels.undo.oneStep}</b> <UndoNote answer={preview.data} />
        </div>
      ) : null}
      <div className="set-details__documents">
        {changedDocuments.map((changes, at) => (
          <DocumentPart
            key={`${changes.collection} ${changes.id}`}
            changes={changes}
            isOpenFirst={at < openDocuments}
            onUndo={
              canUndo && changedDocuments.length > 1
                ? () => setAsked({ document: changes })
                : undefined
            }
          />
        ))}
        {moreDocuments > 0 ? (
          <p className="ui-small">{labels.details.moreDocuments({ count: moreDocuments })}</p>
        ) : null}
      </div>
      <Foot details={details} />
      {asked ? (
        <UndoDialog
          target={{ set: details.id, document: asked.document }}
          name={asked.document && nameOf(asked.document)}
          onDone={finish}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )
}

interface DetailsProps {
  id: string | null
  context: HistoryContext
  address: Address
  revision: number
  onUndone: () => void
}

/** Differences of the chosen change set. */
export function SetDetailsPart({
  id,
  context,
  address,
  revision,
  onUndone,
}: DetailsProps): ReactNode {
  const labels = useTexts(historyPageTexts)
  const { language } = context
  const { data, problem, message, isLoading, reload } = useCall(
    'history.read',
    id === null ? undefined : { query: { id } },
    { language, revision },
  )
  return (
    <section className="set-details" aria-label={labels.details.name} aria-busy={isLoading}>
      <Button look="link" className="set-details__back" onClick={() => address.open({ set: null })}>
        {labels.details.back}
      </Button>
      <ReadProblem of={{ problem, message, reload }} />
      {id === null ? <p className="history__empty">{labels.details.choose}</p> : null}
      {isLoading && !data ? (
        <p className="history__loading" role="status">
          {labels.loading}
        </p>
      ) : null}
      {data ? (
        <OpenSet details={data} address={address} revision={revision} onUndone={onUndone} />
      ) : null}
    </section>
  )
}
