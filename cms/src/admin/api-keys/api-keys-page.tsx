'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { RowTable } from '#src/admin/changes/row-table.tsx'
import { Dialog } from '#src/admin/panel/dialogs.tsx'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import { ShownSecret } from '#src/admin/webhooks/shown-secret.tsx'
import type { ApiKeySummary, MadeApiKey } from '#src/people/api-keys/api-key-shapes.ts'
import { dateText, dateTimeText } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { apiKeysTexts } from '#texts/api-keys.js'
import { panelTexts } from '#texts/panel.js'
import { ApiKeyForm } from './api-key-form.tsx'

const labels = labelsOf(apiKeysTexts)
const { cancel } = labelsOf(panelTexts)

export interface ApiKeysContext {
  language: string
}

interface RowProps {
  apiKey: ApiKeySummary
  language: string
  onRevoke: () => void
}

function KeyRow({ apiKey, language, onRevoke }: RowProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const { name, beginning, scopes, requestsPerMinute, expiresAt, lastUsedAt, state } = apiKey
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="changes-mono">{beginning}…</td>
      <td>{scopes.map((scope) => say(labels.scopeNames[scope])).join(', ')}</td>
      <td>{say(labels.perMinute({ count: requestsPerMinute }))}</td>
      <td data-refused={state === 'active' ? undefined : true}>
        {say(labels.states[state])}
        {state === 'active' && expiresAt !== null ? (
          <small>{say(labels.until({ day: dateText(expiresAt, language) }))}</small>
        ) : null}
      </td>
      <td className="changes-mono">
        {lastUsedAt === null ? say(labels.never) : dateTimeText(lastUsedAt, language)}
      </td>
      <td>
        {state === 'active' ? (
          <button
            type="button"
            className="panel-button changes-danger"
            aria-label={say(labels.revokeOf({ name }))}
            onClick={onRevoke}
          >
            {say(labels.revoke)}
          </button>
        ) : null}
      </td>
    </tr>
  )
}

interface TableProps {
  keys: readonly ApiKeySummary[]
  language: string
  onRevoke: (key: ApiKeySummary) => void
}

function KeyTable({ keys, language, onRevoke }: TableProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const { name, beginning, scopes, limit, state, used, action, title } = labels
  return (
    <RowTable
      caption={say(title)}
      heads={[name, beginning, scopes, limit, state, used, action].map(say)}
    >
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} language={language} onRevoke={() => onRevoke(key)} />
      ))}
    </RowTable>
  )
}

/** All API keys, and the form of a new one. */
export function ApiKeysPage({ language }: ApiKeysContext): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const [made, setMade] = useState<MadeApiKey>()
  const [revoked, setRevoked] = useState<ApiKeySummary>()
  const [outcome, setOutcome] = useState<{ text: string; isProblem: boolean }>()
  const { data, problem, message, isLoading, reload } = useCall('api-keys.list', {}, { language })
  const revoke = async ({ id }: ApiKeySummary): Promise<void> => {
    setRevoked(undefined)
    const answer = await call('api-keys.revoke', { id }, { language })
    setOutcome({
      text: answer.data?.message ?? answer.message ?? say(labels.failed),
      isProblem: answer.data === undefined,
    })
    reload()
  }
  return (
    <main className="sheets changes">
      <header className="sheets__head">
        <div>
          <h1>{say(labels.title)}</h1>
        </div>
      </header>
      <p className="panel-problem" role="alert">
        {outcome?.isProblem ? outcome.text : ''}
      </p>
      <div className="sheets__columns">
        <section
          className="webhooks__list"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need keyboard access
          tabIndex={0}
          aria-label={say(labels.title)}
          aria-busy={isLoading}
        >
          <p className="changes-small">{say(labels.what)}</p>
          <p role="status">{outcome && !outcome.isProblem ? outcome.text : ''}</p>
          <ReadProblem of={{ problem, message, reload }} language={language} />
          {isLoading && !data ? <p role="status">{say(labels.loading)}</p> : null}
          {data?.keys.length === 0 ? <p className="changes-small">{say(labels.none)}</p> : null}
          {data && data.keys.length > 0 ? (
            <KeyTable keys={data.keys} language={language} onRevoke={setRevoked} />
          ) : null}
        </section>
        <aside className="webhooks__side" aria-label={say(labels.create)}>
          <h2>{say(labels.create)}</h2>
          <ApiKeyForm
            language={language}
            onMade={(next) => {
              setMade(next)
              reload()
            }}
          />
        </aside>
      </div>
      {made ? (
        <ShownSecret
          title={say(labels.shown.title({ name: made.key.name }))}
          hint={say(labels.shown.hint)}
          done={say(labels.shown.done)}
          secret={made.secret}
          language={language}
          onClose={() => setMade(undefined)}
        />
      ) : null}
      {revoked ? (
        <Dialog
          title={say(labels.revokeTitle({ name: revoked.name }))}
          onClose={() => setRevoked(undefined)}
        >
          <p>{say(labels.revokeHint)}</p>
          <div className="panel-dialog__actions">
            <button type="button" onClick={() => setRevoked(undefined)}>
              {say(cancel)}
            </button>
            <button type="button" className="changes-danger" onClick={() => void revoke(revoked)}>
              {say(labels.revoke)}
            </button>
          </div>
        </Dialog>
      ) : null}
    </main>
  )
}
