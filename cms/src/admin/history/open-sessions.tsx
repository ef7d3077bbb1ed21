import { useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { useCall } from '#src/admin/panel/use-call.ts'
import type { OpenSession } from '#src/changes/history-shapes.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { historyPageTexts } from '#texts/history-page.js'
import { panelTexts } from '#texts/panel.js'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import { useTexts, useLanguage } from '#src/platform/language.ts'

interface RowProps {
  session: OpenSession
  onEnd: () => void
}

function SessionRow({ session, onEnd }: RowProps): ReactNode {
  const language = useLanguage()
  const labels = useTexts(historyPageTexts)
  const { account, short, createdAt, expiresAt, isOwn } = session
  return (
    <tr>
      <th scope="row">{account.name}</th>
      <td className="ui-mono">{dateTimeText(createdAt, language)}</td>
      <td className="ui-mono">{dateTimeText(expiresAt, language)}</td>
      <td className="ui-mono">{short}</td>
      <td>
        {isOwn ? (
          labels.sessions.own
        ) : (
          <button
            type="button"
            className="ui-button ui-button--danger"
            aria-label={labels.sessions.endOf({ session: short, name: account.name })}
            onClick={onEnd}
          >
            {labels.sessions.end}
          </button>
        )}
      </td>
    </tr>
  )
}

/** Open sessions of the staff, each with a button that ends it. */
export function OpenSessions(): ReactNode {
  const labels = useTexts(historyPageTexts)
  const { cancel } = useTexts(panelTexts)
  const language = useLanguage()
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
      aria-label={labels.sessions.caption}
    >
      <ReadProblem of={loaded} />
      <p role="status" className="staff-log__outcome">
        {outcome?.isEnded ? labels.sessions.ended({ name: outcome.name }) : ''}
      </p>
      {outcome && !outcome.isEnded ? (
        <p role="alert" className="ui-problem">
          {labels.sessions.failed}
        </p>
      ) : null}
      {loaded.isLoading && !loaded.data ? <p role="status">{labels.loading}</p> : null}
      {loaded.data?.sessions.length === 0 ? <p>{labels.sessions.none}</p> : null}
      {sessions.length === 0 ? null : (
        <table>
          <caption className="ui-hidden">{labels.sessions.caption}</caption>
          <thead>
            <tr>
              {[who, since, until, session, action].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sessions.map((each) => (
              <SessionRow key={each.id} session={each} onEnd={() => setEnding(each)} />
            ))}
          </tbody>
        </table>
      )}
      {ending ? (
        <Dialog
          title={labels.sessions.title({ name: ending.account.name })}
          onClose={() => setEnding(undefined)}
        >
          <p>{labels.sessions.hint}</p>
          <div className="ui-dialog__actions">
            <button type="button" onClick={() => setEnding(undefined)}>
              {cancel}
            </button>
            <button type="button" data-main onClick={() => void end(ending)}>
              {labels.sessions.end}
            </button>
          </div>
        </Dialog>
      ) : null}
    </section>
  )
}
