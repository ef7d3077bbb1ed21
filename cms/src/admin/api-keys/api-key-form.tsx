import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { apiKeyScopes } from '@vitrine/contract/api-keys'
import type { ApiKeyScope } from '@vitrine/contract/api-keys'
import { callPath, request } from '#src/admin/changes/requests.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { apiKeyNameMax, requestLimits } from '#src/people/api-keys/api-key-answer.ts'
import type { MadeApiKey } from '#src/people/api-keys/api-key-answer.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { apiKeysTexts } from '#texts/api-keys.js'

const labels = labelsOf(apiKeysTexts)

interface Fields {
  name: string
  scopes: ApiKeyScope[]
  limit: string
  lastDay: string
}

const empty: Fields = {
  name: '',
  scopes: ['read'],
  limit: String(requestLimits.default),
  lastDay: '',
}

interface ScopeProps {
  scopes: readonly ApiKeyScope[]
  language: string
  onChange: (scopes: ApiKeyScope[]) => void
}

function ScopeField({ scopes, language, onChange }: ScopeProps): ReactNode {
  return (
    <fieldset>
      <legend>{textOf(labels.scopes, language)}</legend>
      {apiKeyScopes.map((scope) => (
        <label key={scope}>
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              onChange(
                apiKeyScopes.filter((each) =>
                  each === scope ? target.checked : scopes.includes(each),
                ),
              )
            }
          />
          {textOf(labels.scopeNames[scope], language)}
        </label>
      ))}
    </fieldset>
  )
}

/** Form of a new key. */
export function ApiKeyForm({
  language,
  onMade,
}: {
  language: string
  onMade: (made: MadeApiKey) => void
}): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const id = useId()
  const [fields, setFields] = useState(empty)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const change = (part: Partial<Fields>): void => {
    setFields({ ...fields, ...part })
    setProblem('')
  }
  const create = async (): Promise<void> => {
    setBusy(true)
    const { name, scopes, limit, lastDay } = fields
    const { data, message } = await request<MadeApiKey>(callPath(ownEndpoints.apiKeys, {}), {
      language,
      method: 'POST',
      body: {
        name,
        scopes,
        requestsPerMinute: Number(limit),
        lastDay: lastDay === '' ? null : lastDay,
      },
    })
    setBusy(false)
    if (!data) return setProblem(message ?? say(labels.failed))
    setFields(empty)
    onMade(data)
  }
  return (
    <form
      className="webhooks__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void create()
      }}
    >
      <label htmlFor={`${id}-name`}>{say(labels.name)}</label>
      <input
        id={`${id}-name`}
        type="text"
        maxLength={apiKeyNameMax}
        value={fields.name}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => change({ name: target.value })}
      />
      <ScopeField
        scopes={fields.scopes}
        language={language}
        onChange={(scopes) => change({ scopes })}
      />
      <label htmlFor={`${id}-limit`}>{say(labels.limit)}</label>
      <input
        id={`${id}-limit`}
        type="number"
        min={requestLimits.min}
        max={requestLimits.max}
        value={fields.limit}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => change({ limit: target.value })}
      />
      <label htmlFor={`${id}-day`}>{say(labels.lastDay)}</label>
      <input
        id={`${id}-day`}
        type="date"
        value={fields.lastDay}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => change({ lastDay: target.value })}
      />
      <p id={`${id}-hint`} className="changes-small">
        {say(labels.lastDayHint)}
      </p>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <button type="submit" className="panel-button panel-button--main" aria-disabled={isBusy}>
        {say(labels.create)}
      </button>
    </form>
  )
}
