import { useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { Button } from '#src/ui/button.tsx'
import { Question } from '#src/ui/question.tsx'
import { useCall } from '#src/admin/panel/use-call.ts'
import type { OpenSession } from '#src/changes/history-shapes.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { historyPageTexts } from '#texts/history-page.js'
import { ReadRows } from '#src/admin/panel/read-rows.tsx'
import { ScrollArea } from '#src/ui/page-parts.tsx'
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
          <Button
            look="danger"
            aria-label={labels.sessions.endOf({ session: short, name: account.name })}
            onClick={onEnd}
          >
            {labels.sessions.end}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Open sessions of the staff, each with a button that ends it. */
export function OpenSessions(): ReactNode {
  const labels = useTexts(historyPageTexts)
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
  const { who, since, until, session, action } = labels.sessions
  return (
    <ScrollArea className="staff-log" label={labels.sessions.caption} isBusy={loaded.isLoading}>
      <p role="status" className="staff-log__outcome">
        {outcome?.isEnded ? labels.sessions.ended({ name: outcome.name }) : ''}
      </p>
      {outcome && !outcome.isEnded ? (
        <p role="alert" className="ui-problem">
          {labels.sessions.failed}
        </p>
      ) : null}
      <ReadRows
        of={loaded}
        rows={loaded.data?.sessions}
        none={labels.sessions.none}
        caption={labels.sessions.caption}
        heads={[who, since, until, session, action]}
      >
        {(each) => <SessionRow key={each.id} session={each} onEnd={() => setEnding(each)} />}
      </ReadRows>
      {ending ? (
        <Question
          title={labels.sessions.title({ name: ending.account.name })}
          hint={labels.sessions.hint}
          onCancel={() => setEnding(undefined)}
          confirm={labels.sessions.end}
          onConfirm={() => void end(ending)}
        />
      ) : null}
    </ScrollArea>
  )
}
