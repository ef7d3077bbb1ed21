import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { CheckField, InputField } from '#src/ui/form-fields.tsx'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { useSentForm } from '#src/ui/use-sent-form.ts'
import { useTexts } from '#src/platform/language.ts'
import { webhookAddressMax, webhookKinds, webhookNameMax } from '#src/webhooks/webhook-answer.ts'
import type { WebhookKind } from '#src/webhooks/webhook-answer.ts'
import { webhooksTexts } from '#texts/webhooks.js'

export interface WebhookFields {
  name: string
  address: string
  kinds: WebhookKind[]
}

interface FormProps<T> {
  initial: WebhookFields
  takesHttp: boolean
  /** Name of the button. */
  submit: string
  save: (fields: WebhookFields) => Promise<Answered<T>>
  onSaved: (answer: T) => void
}

/** Fields of a webhook. */
export function WebhookForm<T>({
  initial,
  takesHttp,
  submit,
  save,
  onSaved,
}: FormProps<T>): ReactNode {
  const labels = useTexts(webhooksTexts)
  const form = useSentForm({ initial, send: save, onSaved, failed: labels.failed })
  const { fields, errors, change } = form
  return (
    <form className="ui-form" noValidate onSubmit={form.onSubmit}>
      <InputField
        label={labels.name}
        problem={errors['name']}
        type="text"
        maxLength={webhookNameMax}
        value={fields.name}
        onChange={(name) => change({ name })}
      />
      <InputField
        label={labels.address}
        hint={takesHttp ? labels.anyAddressHint : labels.addressHint}
        problem={errors['address']}

        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={webhookAddressMax}
        value={fields.address}
        onChange={(address) => change({ address })}
      />
      <CheckField
        label={labels.kinds}
        choices={webhookKinds.map((kind) => ({ value: kind, label: labels.kindNames[kind] }))}
        chosen={fields.kinds}
        problem={errors['kinds']}
        onChange={(kinds) => change({ kinds })}
      />
      <p role="alert">{form.problem}</p>
      <p role="status">{form.isSaved ? labels.saved : ''}</p>
      <Button type="submit" look="main" aria-disabled={form.isBusy}>
        {submit}
      </Button>
    </form>
  )
}
