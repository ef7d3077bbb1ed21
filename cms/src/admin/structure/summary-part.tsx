import type { ReactNode } from 'react'
import type { StructureView } from '#src/changes/structure/structure-shapes.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import type { Preview } from './use-preview.ts'

const { page: labels, undecided: undecidedText } = labelsOf(structureTexts)

/** Names of the attributes of which nobody decided what happens to their values. */
const openNames = ({ rules }: StructureView): string =>
  rules
    .filter(({ action, counts }) => action === 'open' && counts.refused > 0)
    .map(({ from }) => from.label)
    .join(', ')

const lostText = ({ lost }: StructureView): Label =>
  lost > 0 ? labels.lost({ count: lost }) : labels.noneLost

interface SummaryProps {
  preview: Preview
  /** True if something is to be changed. */
  isReady: boolean
  problem: string
  isBusy: boolean
  onContinue: () => void
  language: string
}

/** What a change loses and what else it concerns, and the button that plans it. */
export function SummaryPart({
  preview: { view, problem: refused, isLoading },
  isReady,
  problem,
  isBusy,
  onContinue,
  language,
}: SummaryProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const message = problem || (refused === '' ? say(labels.failed) : refused)
  const undecided = view?.undecided ?? 0
  const isBlocked =
    !isReady || !view || undecided > 0 || refused !== undefined || isBusy || isLoading
  return (
    <aside className="order">
      <div className="order__scroll">
        <h2>{say(labels.result)}</h2>
        <div className="order__part" role="status">
          {isReady && isLoading ? <p className="changes-small">{say(labels.loading)}</p> : null}
          {view && (view.lost > 0 || undecided === 0) ? (
            <p data-lost={view.lost > 0 ? '' : undefined} className="structure__lost">
              {say(lostText(view))}
            </p>
          ) : null}
          {view && undecided > 0 ? (
            <p className="structure__lost" data-lost="">
              {say(undecidedText({ count: undecided, names: openNames(view) }))}
            </p>
          ) : null}
        </div>
        {view && view.notes.length > 0 ? (
          <section className="order__part structure__notes">
            <h3>{say(labels.also)}</h3>
            <ul>
              {view.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <footer className="order__foot">
        <div role="alert">{message ? <p>{message}</p> : null}</div>
        <button
          type="button"
          className="panel-button panel-button--main"
          aria-disabled={isBlocked}
          onClick={() => {
            if (!isBlocked) onContinue()
          }}
        >
          {say(isBusy ? labels.loading : labels.continue)}
        </button>
      </footer>
    </aside>
  )
}
