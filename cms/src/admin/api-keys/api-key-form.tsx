import type { ReactNode } from 'react'
import { apiKeyScopes } from '@vitrine/contract/api-keys'
import type { ApiKeyScope } from '@vitrine/contract/api-keys'
import { CheckField, FormField } from '#src/ui/form-fields.tsx'
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
      <FormField label={labels.name} problem={errors['name']}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            maxLength={apiKeyNameMax}
            value={fields.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </FormField>
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
      <FormField label={labels.limit} problem={errors['requestsPerMinute']}>
        {(attributes) => (
          <input
            {...attributes}
            type="number"
            min={requestLimits.min}
            max={requestLimits.max}
            value={fields.requestsPerMinute}
            onChange={({ target }) => change({ requestsPerMinute: target.value })}
          />
        )}
      </FormField>
      <FormField label={labels.lastDay} hint={labels.lastDayHint} problem={errors['lastDay']}>
        {(attributes) => (
          <input
            {...attributes}
            type="date"
            value={fields.lastDay}
            onChange={({ target }) => change({ lastDay: target.value })}
          />
        )}
      </FormField>
      <p role="alert">{form.problem}</p>
      <button type="submit" className="ui-button ui-button--main" aria-disabled={form.isBusy}>
        {labels.create}
      </button>
    </form>
  )
}
