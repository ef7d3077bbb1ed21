import { useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { call } from '#src/admin/panel/call.ts'
import { relativeTime } from '#src/admin/lists/list-texts.ts'
import type { PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { importsPath } from '#src/platform/change-addresses.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { importPageTexts } from '#texts/import-page.js'
import { isCompared, isOpen, isUnderWay, namedState } from './plan-state.ts'
import './apply-form.css'

/** Progress as a dimension line with its figure; before the first document a sentence. */
export function Progress({ running }: { running: PlanSummary }): ReactNode {
  const language = useLanguage()
  const { running: labels } = useTexts(importPageTexts)
  const { done, total, startsAt, fileName, state } = running
  if (namedState(running) === 'scheduled' && startsAt !== null)
    return <p className="ui-small">{labels.at({ time: relativeTime(startsAt, language) })}</p>
  const progress =
    state === 'queued'
      ? labels.queued
      : state === 'planning'
        ? labels.compares
        : total === 0
          ? labels.begins
          : labels.progress({ done, total })
  return (
    <p className="ui-progress">
      <span className="ui-mono">{progress}</span>
      <progress
        aria-label={fileName}
        max={Math.max(1, total)}
        value={total === 0 ? undefined : done}
      />
    </p>
  )
}

interface StopProps {
  waiting: PlanSummary
  onStopped: (message: string) => void
}

/** Stops a plan that waits or is compared; one that runs can only be taken back. */
export function StopButton({ waiting, onStopped }: StopProps): ReactNode {
  const language = useLanguage()
  const { running: labels } = useTexts(importPageTexts)
  if (waiting.state !== 'waiting' && !isCompared(waiting)) return null
  const stop = async (): Promise<void> => {
    const { message } = await call('imports.stop', { id: waiting.id }, { language })
    onStopped(message ?? labels.stopped({ name: waiting.fileName }))
  }
  return (
    <Button
      look="link"
      aria-label={labels.stopOf({ name: waiting.fileName })}
      onClick={() => void stop()}
    >
      {labels.stop}
    </Button>
  )
}

interface RunningProps {
  /** Undefined: not read. */
  imports: readonly PlanSummary[] | undefined
  reload: () => void
}

/** Plans that are compared, run or wait, with their progress. */
export function RunningPlans({ imports, reload }: RunningProps): ReactNode {
  const { running: labels } = useTexts(importPageTexts)
  const [outcome, setOutcome] = useState('')
  const running = (imports ?? []).filter(isOpen)
  return (
    <>
      <p role="status" className="ui-page__outcome">
        {outcome}
      </p>
      {running.length === 0 ? null : (
        <section className="ui-side__part">
          <h3>{labels.title}</h3>
          <ul className="import-list">
            {running.map((each) => (
              <li key={each.id}>
                <Link href={importsPath(each.id)} prefetch={false}>
                  {each.fileName}
                </Link>
                <Progress running={each} />
                <p className="ui-small">
                  {isUnderWay(each) ? labels.closed : null}{' '}
                  <StopButton
                    waiting={each}
                    onStopped={(message) => {
                      setOutcome(message)
                      reload()
                    }}
                  />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
