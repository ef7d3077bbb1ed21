import type { ReactNode } from 'react'
import type { StructureView } from '#src/changes/structure/structure-shapes.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { structureTexts } from '#texts/structure.js'
import type { StructureTexts } from '#texts/structure.js'
import type { Preview } from './use-preview.ts'

/** Names of the attributes of which nobody decided what happens to their values. */
const openNames = ({ rules }: StructureView): string =>
  rules
    .filter(({ action, counts }) => action === 'open' && counts.refused > 0)
    .map(({ from }) => from.label)
    .join(', ')

const lostText = ({ lost }: StructureView, labels: StructureTexts['page']): string =>
  lost > 0 ? labels.lost({ count: lost }) : labels.noneLost

/** What is lost, and what nobody has decided. */
function LostPart({ view }: { view: StructureView }): ReactNode {
  const { page: labels, undecided: undecidedText } = useTexts(structureTexts)
  const { lost, undecided } = view
  return (
    <>
      {lost > 0 || undecided === 0 ? (
        <p data-lost={lost > 0 ? '' : undefined} className="structure__lost">
          {lostText(view, labels)}
        </p>
      ) : null}
      {undecided > 0 ? (
        <p className="structure__lost" data-lost="">
          {undecidedText({ count: undecided, names: openNames(view) })}
        </p>
      ) : null}
    </>
  )
}

interface SummaryProps {
  preview: Preview
  /** True if something is to be changed. */
  isReady: boolean
  problem: string
  isBusy: boolean
  onContinue: () => void
}

/** What a change loses and what else it concerns, and the button that plans it. */
export function SummaryPart({
  preview: { view, problem: refused, isLoading },
  isReady,
  problem,
  isBusy,
  onContinue,
}: SummaryProps): ReactNode {
  const { page: labels } = useTexts(structureTexts)
  const message = problem || (refused === '' ? labels.failed : refused)
  const undecided = view?.undecided ?? 0
  const isBlocked =
    !isReady || !view || undecided > 0 || refused !== undefined || isBusy || isLoading
  return (
    <aside className="ui-side">
      <div className="ui-side__scroll">
        <h2>{labels.result}</h2>
        <div className="ui-side__part" role="status">
          {isReady && isLoading ? <p className="ui-small">{labels.loading}</p> : null}
          {view ? <LostPart view={view} /> : null}
        </div>
        {view && view.notes.length > 0 ? (
          <section className="ui-side__part structure__notes">
            <h3>{labels.also}</h3>
            <ul>
              {view.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <footer className="ui-side__foot">
        <div role="alert">{message ? <p>{message}</p> : null}</div>
        <Button
          look="main"
          aria-disabled={isBlocked}
          onClick={() => {
            if (!isBlocked) onContinue()
          }}
        >
          {isBusy ? labels.loading : labels.continue}
        </Button>
      </footer>
    </aside>
  )
}
