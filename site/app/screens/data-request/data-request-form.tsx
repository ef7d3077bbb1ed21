import { Consent } from '#app/forms/consent.tsx'
import { dataRequestForm } from '#app/forms/described/data-request.ts'
import { Form } from '#app/forms/form.tsx'
import { useWords } from '#app/i18n/messages.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'
import { dataRequestWords } from '#app/i18n/words/data-request.ts'

/** A request about one's own data. */
export function DataRequestForm() {
  const { request } = useWords(dataRequestWords)
  const { fields } = useWords(leadFormWords)
  return (
    <Form
      form={dataRequestForm}
      labels={{
        kind: request.kind,
        name: fields.name,
        email: fields.email,
        message: request.message,
        consent: <Consent text={request.consent} />,
      }}
      choices={{ kind: Object.entries(request.kinds).map(([value, label]) => ({ value, label })) }}
      submit={request.submit}
      done={request.done}
    />
  )
}
