import { useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { Dialog } from '#src/admin/panel/dialogs.tsx'
import { useCall } from '#src/admin/panel/use-call.ts'
import type { OpenSession } from '#src/changes/history-shapes.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { historyPageTexts } from '#texts/history-page.js'
import { panelTexts } from '#texts/panel.js'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'

const labels = labelsOf(historyPageTexts)
const { cancel } = labelsOf(panelTexts)

interface RowProps {
  session: OpenSession
  language: string
  onEnd: () => void
}

function SessionRow({ session, language, onEnd }: RowProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const { account, short, createdAt, expiresAt, isOwn } = session
  return (
    <tr>
      <th scope="row">{account.name}</th>
      <td className="changes-mono">{dateTimeText(createdAt, language)}</td>
      <td className="changes-mono">{dateTimeText(expiresAt, language)}</td>
      <td className="changes-mono">{short}</td>
      <td>
        {isOwn ? (
          say(labels.sessions.own)
        ) : (
          <button
            type="button"
            className="panel-button changes-danger"
            aria-label={say(labels.sessions.endOf({ session: short, name: account.name }))}
            onClick={onEnd}
          >
            {say(labels.sessions.end)}
          </button>
        )}
      </td>
    </tr>
  )
}

/** Open sessions of the staff, each with a button that ends it. */
export function OpenSessions({ language }: { language: string }): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const loaded = useCall('sessions.list', {}, { language })
  const [ending, setEnding] = useState<OpenSession>()
  const [outcome, setOutcome] = useState<{ name: string; isEnded: boolean }>()
  const end = async ({ id, account }: OpenSession): Promise<void> => {
    const { problem } = await call('sessions.end', { query: { id } }, { language })
    setEnding(undefined)
    // a session that is absent has ended meanwhile
    setOutcome({ name: account.name, isEnded: problem === undefined || problem === 'absent' })
    loaded.reload()
  }
  const sessions = loaded.data?.sessions ?? []
  const { who, since, until, session, action } = labels.sessions
  return (
    <section
      className="staff-log"
      aria-busy={loaded.isLoading}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need keyboard access
      tabIndex={0}
      aria-label={say(labels.sessions.caption)}
    >
      <ReadProblem of={loaded} language={language} />
      <p role="status" className="staff-log__outcome">
        {outcome?.isEnded ? say(labels.sessions.ended({ name: outcome.name })) : ''}
      </p>
      {outcome && !outcome.isEnded ? (
        <p role="alert" className="panel-problem">
          {say(labels.sessions.failed)}
        </p>
      ) : null}
      {loaded.isLoading && !loaded.data ? <p role="status">{say(labels.loading)}</p> : null}
      {loaded.data?.sessions.length === 0 ? <p>{say(labels.sessions.none)}</p> : null}
      {sessions.length === 0 ? null : (
        <table>
          <caption className="changes-hidden">{say(labels.sessions.caption)}</caption>
          <thead>
            <tr>
              {[who, since, until, session, action].map((label) => (
                <th key={say(label)} scope="col">
                  {say(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sessions.map((each) => (
              <SessionRow
                key={each.id}
                session={each}
                language={language}
                onEnd={() => setEnding(each)}
              />
            ))}
          </tbody>
        </table>
      )}
      {ending ? (
        <Dialog
          title={say(labels.sessions.title({ name: ending.account.name }))}
          onClose={() => setEnding(undefined)}
        >
          <p>{say(labels.sessions.hint)}</p>
          <div className="panel-dialog__actions">
            <button type="button" onClick={() => setEnding(undefined)}>
              {say(cancel)}
            </button>
            <button type="button" data-main onClick={() => void end(ending)}>
              {say(labels.sessions.end)}
            </button>
          </div>
        </Dialog>
      ) : null}
    </section>
  )
}
