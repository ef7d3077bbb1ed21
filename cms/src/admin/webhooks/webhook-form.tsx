import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { Answered } from '#src/admin/changes/requests.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { webhookAddressMax, webhookKinds, webhookNameMax } from '#src/webhooks/webhook-answer.ts'
import { webhooksTexts } from '#texts/webhooks.js'
import type { WebhookFields } from './webhook-requests.ts'

const labels = labelsOf(webhooksTexts)

interface FormProps<T> {
  initial: WebhookFields
  language: string
  /** Name of the button. */
  submit: Label
  save: (fields: WebhookFields) => Promise<Answered<T>>
  onSaved: (answer: T) => void
}

/** Fields of a webhook. */
export function WebhookForm<T>({
  initial,
  language,
  submit,
  save,
  onSaved,
}: FormProps<T>): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const id = useId()
  const [fields, setFields] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ problem?: string; isSaved?: true }>({})
  const change = (part: Partial<WebhookFields>): void => {
    setFields({ ...fields, ...part })
    setOutcome({})
  }
  const send = async (): Promise<void> => {
    setBusy(true)
    const { data, message } = await save(fields)
    setBusy(false)
    if (!data) return setOutcome({ problem: message ?? say(labels.failed) })
    setOutcome({ isSaved: true })
    onSaved(data)
  }
  return (
    <form
      className="webhooks__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <label htmlFor={`${id}-name`}>{say(labels.name)}</label>
      <input
        id={`${id}-name`}
        type="text"
        maxLength={webhookNameMax}
        value={fields.name}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => change({ name: target.value })}
      />
      <label htmlFor={`${id}-address`}>{say(labels.address)}</label>
      <input
        id={`${id}-address`}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={webhookAddressMax}
        value={fields.address}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => change({ address: target.value })}
      />
      <p id={`${id}-hint`} className="changes-small">
        {say(labels.addressHint)}
      </p>
      <fieldset>
        <legend>{say(labels.kinds)}</legend>
        {webhookKinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={fields.kinds.includes(kind)}
              onChange={({ target }) =>
                change({
                  kinds: webhookKinds.filter((each) =>
                    each === kind ? target.checked : fields.kinds.includes(each),
                  ),
                })
              }
            />
            {say(labels.kindNames[kind])}
          </label>
        ))}
      </fieldset>
      <p id={`${id}-problem`} role="alert">
        {outcome.problem ?? ''}
      </p>
      <p role="status">{outcome.isSaved ? say(labels.saved) : ''}</p>
      <button type="submit" className="panel-button panel-button--main" aria-disabled={isBusy}>
        {say(submit)}
      </button>
    </form>
  )
}
