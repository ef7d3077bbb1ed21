'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { RowTable } from '#src/ui/row-table.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import { ShownSecret } from '#src/admin/webhooks/shown-secret.tsx'
import type { ApiKeySummary, MadeApiKey } from '#src/people/api-keys/api-key-shapes.ts'
import { dateText, dateTimeText } from '#src/platform/dates.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { apiKeysTexts } from '#texts/api-keys.js'
import { panelTexts } from '#texts/panel.js'
import { ApiKeyForm } from './api-key-form.tsx'

export interface ApiKeysContext {}

interface RowProps {
  apiKey: ApiKeySummary
  onRevoke: () => void
}

function KeyRow({ apiKey, onRevoke }: RowProps): ReactNode {
  const language = useLanguage()
  const labels = useTexts(apiKeysTexts)
  const { name, beginning, scopes, requestsPerMinute, expiresAt, lastUsedAt, state } = apiKey
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="ui-mono">{beginning}…</td>
      <td>{scopes.map((scope) => labels.scopeNames[scope]).join(', ')}</td>
      <td>{labels.perMinute({ count: requestsPerMinute })}</td>
      <td data-refused={state === 'active' ? undefined : true}>
        {labels.states[state]}
        {state === 'active' && expiresAt !== null ? (
          <small>{labels.until({ day: dateText(expiresAt, language) })}</small>
        ) : null}
      </td>
      <td className="ui-mono">
        {lastUsedAt === null ? labels.never : dateTimeText(lastUsedAt, language)}
      </td>
      <td>
        {state === 'active' ? (
          <button
            type="button"
            className="ui-button ui-button--danger"
            aria-label={labels.revokeOf({ name })}
            onClick={onRevoke}
          >
            {labels.revoke}
          </button>
        ) : null}
      </td>
    </tr>
  )
}

interface TableProps {
  keys: readonly ApiKeySummary[]
  onRevoke: (key: ApiKeySummary) => void
}

function KeyTable({ keys, onRevoke }: TableProps): ReactNode {
  const labels = useTexts(apiKeysTexts)
  const { name, beginning, scopes, limit, state, used, action, title } = labels
  return (
    <RowTable caption={title} heads={[name, beginning, scopes, limit, state, used, action]}>
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} onRevoke={() => onRevoke(key)} />
      ))}
    </RowTable>
  )
}

/** All API keys, and the form of a new one. */
export function ApiKeysPage(): ReactNode {
  const language = useLanguage()
  const labels = useTexts(apiKeysTexts)
  const { cancel } = useTexts(panelTexts)
  const [made, setMade] = useState<MadeApiKey>()
  const [revoked, setRevoked] = useState<ApiKeySummary>()
  const [outcome, setOutcome] = useState<{ text: string; isProblem: boolean }>()
  const { data, problem, message, isLoading, reload } = useCall('api-keys.list', {}, { language })
  const revoke = async ({ id }: ApiKeySummary): Promise<void> => {
    setRevoked(undefined)
    const answer = await call('api-keys.revoke', { id }, { language })
    setOutcome({
      text: answer.data?.message ?? answer.message ?? labels.failed,
      isProblem: answer.data === undefined,
    })
    reload()
  }
  return (
    <main className="ui-page ui-changes">
      <header className="ui-page__head">
        <div>
          <h1>{labels.title}</h1>
        </div>
      </header>
      <p className="ui-problem" role="alert">
        {outcome?.isProblem ? outcome.text : ''}
      </p>
      <div className="ui-page__columns">
        <section
          className="ui-page__main"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need keyboard access
          tabIndex={0}
          aria-label={labels.title}
          aria-busy={isLoading}
        >
          <p className="ui-small">{labels.what}</p>
          <p role="status">{outcome && !outcome.isProblem ? outcome.text : ''}</p>
          <ReadProblem of={{ problem, message, reload }} />
          {isLoading && !data ? <p role="status">{labels.loading}</p> : null}
          {data?.keys.length === 0 ? <p className="ui-small">{labels.none}</p> : null}
          {data && data.keys.length > 0 ? (
            <KeyTable keys={data.keys} onRevoke={setRevoked} />
          ) : null}
        </section>
        <aside className="ui-page__side" aria-label={labels.create}>
          <h2>{labels.create}</h2>
          <ApiKeyForm
            onMade={(next) => {
              setMade(next)
              reload()
            }}
          />
        </aside>
      </div>
      {made ? (
        <ShownSecret
          title={labels.shown.title({ name: made.key.name })}
          hint={labels.shown.hint}
          done={labels.shown.done}
          secret={made.secret}
          onClose={() => setMade(undefined)}
        />
      ) : null}
      {revoked ? (
        <Dialog
          title={labels.revokeTitle({ name: revoked.name })}
          onClose={() => setRevoked(undefined)}
        >
          <p>{labels.revokeHint}</p>
          <div className="ui-dialog__actions">
            <button type="button" onClick={() => setRevoked(undefined)}>
              {cancel}
            </button>
            <button
              type="button"
              className="ui-button--danger"
              onClick={() => void revoke(revoked)}
            >
              {labels.revoke}
            </button>
          </div>
        </Dialog>
      ) : null}
    </main>
  )
}
