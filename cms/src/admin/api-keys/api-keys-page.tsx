'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { PageHead, ScrollArea } from '#src/ui/page-parts.tsx'
import { Question } from '#src/ui/question.tsx'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { ReadRows } from '#src/admin/panel/read-rows.tsx'
import { ShownSecret } from '#src/admin/webhooks/shown-secret.tsx'
import type { ApiKeySummary, MadeApiKey } from '#src/people/api-keys/api-key-shapes.ts'
import { dateText, dateTimeText } from '#src/platform/dates.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { apiKeysTexts } from '#texts/api-keys.js'
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
          <Button look="danger" aria-label={labels.revokeOf({ name })} onClick={onRevoke}>
            {labels.revoke}
          </Button>
        ) : null}
      </td>
    </tr>
  )
}

/** All API keys, and the form of a new one. */
export function ApiKeysPage(): ReactNode {
  const language = useLanguage()
  const labels = useTexts(apiKeysTexts)
  const [made, setMade] = useState<MadeApiKey>()
  const [revoked, setRevoked] = useState<ApiKeySummary>()
  const [outcome, setOutcome] = useState<{ text: string; isProblem: boolean }>()
  const list = useCall('api-keys.list', {}, { language })
  const { isLoading, reload } = list
  const { name, beginning, scopes, limit, state, used, action } = labels
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
      <PageHead title={labels.title} />
      <p className="ui-problem" role="alert">
        {outcome?.isProblem ? outcome.text : ''}
      </p>
      <div className="ui-page__columns">
        <ScrollArea className="ui-page__main" label={labels.title} isBusy={isLoading}>
          <p className="ui-small">{labels.what}</p>
          <p role="status">{outcome && !outcome.isProblem ? outcome.text : ''}</p>
          <ReadRows
            of={list}
            rows={list.data?.keys}
            none={labels.none}
            caption={labels.title}
            heads={[name, beginning, scopes, limit, state, used, action]}
          >
            {(key) => <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />}
          </ReadRows>
        </ScrollArea>
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
        <Question
          title={labels.revokeTitle({ name: revoked.name })}
          hint={labels.revokeHint}
          onCancel={() => setRevoked(undefined)}
          confirm={labels.revoke}
          onConfirm={() => void revoke(revoked)}
          isDanger
        />
      ) : null}
    </main>
  )
}
