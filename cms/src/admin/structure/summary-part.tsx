import type { ReactNode } from 'react'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import type { Preview } from './use-preview.ts'

const { page: labels } = labelsOf(structureTexts)

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
  const isBlocked = !isReady || !view || refused !== undefined || isBusy || isLoading
  return (
    <aside className="order">
      <div className="order__scroll">
        <h2>{say(labels.result)}</h2>
        <div className="order__part" role="status">
          {isReady && isLoading ? <p className="changes-small">{say(labels.loading)}</p> : null}
          {view ? (
            <p data-lost={view.lost > 0 ? '' : undefined} className="structure__lost">
              {say(view.lost > 0 ? labels.lost({ count: view.lost }) : labels.noneLost)}
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
