import { useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { call } from '#src/admin/panel/call.ts'
import { relativeTime } from '#src/admin/lists/list-texts.ts'
import type { ImportSummary } from '#src/changes/imports/import-shapes.ts'
import { importsPath } from '#src/platform/change-addresses.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { importPageTexts } from '#texts/import-page.js'
import { isUnderWay, namedState } from './import-state.ts'

const { running: labels } = labelsOf(importPageTexts)

/** Progress as a dimension line with its figure; before the first document a sentence. */
export function Progress({
  running,
  language,
}: {
  running: ImportSummary
  language: string
}): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const { done, total, startsAt, fileName } = running
  if (namedState(running) === 'scheduled' && startsAt !== null)
    return (
      <p className="changes-small">{say(labels.at({ time: relativeTime(startsAt, language) }))}</p>
    )
  return (
    <p className="import-progress">
      <span className="changes-mono">
        {total === 0 ? say(labels.begins) : say(labels.progress({ done, total }))}
      </span>
      <progress
        aria-label={fileName}
        max={Math.max(1, total)}
        value={total === 0 ? undefined : done}
      />
    </p>
  )
}

interface StopProps {
  waiting: ImportSummary
  onStopped: (message: string) => void
  language: string
}

/** Stops an import that waits; one that runs can only be taken back. */
export function StopButton({ waiting, onStopped, language }: StopProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  if (waiting.state !== 'waiting') return null
  const stop = async (): Promise<void> => {
    const { message } = await call('imports.stop', { id: waiting.id }, { language })
    onStopped(message ?? say(labels.stopped({ name: waiting.fileName })))
  }
  return (
    <button
      type="button"
      className="changes-link"
      aria-label={say(labels.stopOf({ name: waiting.fileName }))}
      onClick={() => void stop()}
    >
      {say(labels.stop)}
    </button>
  )
}

interface RunningProps {
  /** Undefined: not read. */
  imports: readonly ImportSummary[] | undefined
  reload: () => void
  language: string
}

/** Imports that run or wait, with their progress. */
export function RunningImports({ imports, reload, language }: RunningProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const [outcome, setOutcome] = useState('')
  const running = (imports ?? []).filter(({ state }) => state === 'running' || state === 'waiting')
  return (
    <>
      <p role="status" className="sheets__outcome">
        {outcome}
      </p>
      {running.length === 0 ? null : (
        <section className="order__part">
          <h3>{say(labels.title)}</h3>
          <ul className="import-list">
            {running.map((each) => (
              <li key={each.id}>
                <Link href={importsPath(each.id)} prefetch={false}>
                  {each.fileName}
                </Link>
                <Progress running={each} language={language} />
                <p className="changes-small">
                  {isUnderWay(each) ? say(labels.closed) : null}{' '}
                  <StopButton
                    waiting={each}
                    language={language}
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
