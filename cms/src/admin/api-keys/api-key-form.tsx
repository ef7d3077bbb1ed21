import type { ReactNode } from 'react'
import { apiKeyScopes } from '@vitrine/contract/api-keys'
import type { ApiKeyScope } from '@vitrine/contract/api-keys'
import { Button } from '#src/ui/button.tsx'
import { CheckField, InputField } from '#src/ui/form-fields.tsx'
import { useSentForm } from '#src/ui/use-sent-form.ts'
import { call } from '#src/admin/panel/call.ts'
import { apiKeyNameMax, requestLimits } from '#src/people/api-keys/api-key-answer.ts'
import type { MadeApiKey } from '#src/people/api-keys/api-key-shapes.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { apiKeysTexts } from '#texts/api-keys.js'

interface Fields {
  name: string
  scopes: ApiKeyScope[]
  requestsPerMinute: string
  /** ISO 8601 day; empty for a key without an end. */
  lastDay: string
}

const initial: Fields = {
  name: '',
  scopes: ['read'],
  requestsPerMinute: String(requestLimits.default),
  lastDay: '',
}

/** Form of a new key. */
export function ApiKeyForm({ onMade }: { onMade: (made: MadeApiKey) => void }): ReactNode {
  const language = useLanguage()
  const labels = useTexts(apiKeysTexts)
  const form = useSentForm({
    initial,
    failed: labels.failed,
    send: ({ requestsPerMinute, lastDay, ...typed }) =>
      call(
        'api-keys.create',
        {
          body: {
            ...typed,
            requestsPerMinute: Number(requestsPerMinute),
            lastDay: lastDay === '' ? null : lastDay,
          },
        },
        { language },
      ),
    onSaved: (made) => {
      form.reset()
      onMade(made)
    },
  })
  const { fields, errors, change } = form
  return (
    <form className="ui-form" noValidate onSubmit={form.onSubmit}>
      <InputField
        label={labels.name}
        problem={errors['name']}
        type="text"
        maxLength={apiKeyNameMax}
        value={fields.name}
        onChange={(name) => change({ name })}
      />
      <CheckField
        label={labels.scopes}
        choices={apiKeyScopes.map((scope) => ({
          value: scope,
          label: labels.scopeNames[scope],
        }))}
        chosen={fields.scopes}
        problem={errors['scopes']}
        onChange={(scopes) => change({ scopes })}
      />
      <InputField
        label={labels.limit}
        problem={errors['requestsPerMinute']}
        type="number"
        min={requestLimits.min}
        max={requestLimits.max}
        value={fields.requestsPerMinute}
        onChange={(requestsPerMinute) => change({ requestsPerMinute })}
      />
      <InputField
        label={labels.lastDay}
        hint={labels.lastDayHint}
        problem={errors['lastDay']}
        type="date"
        value={fields.lastDay}
        onChange={(lastDay) => change({ lastDay })}
      />
      <p role="alert">{form.problem}</p>
      <Button type="submit" look="main" aria-disabled={form.isBusy}>
        {labels.create}
      </Button>
    </form>
  )
}
