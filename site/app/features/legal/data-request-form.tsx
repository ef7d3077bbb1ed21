import { Consent } from '#app/features/forms/consent.tsx'
import { dataRequestForm } from '#shared/forms/data-request.ts'
import { Form } from '#app/features/forms/form.tsx'
import { useTexts } from '#app/core/language.ts'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { dataRequestTexts } from '#texts/data-request.js'

/** Request about personal data. */
export function DataRequestForm() {
  const { request } = useTexts(dataRequestTexts)
  const { fields } = useTexts(leadFormsTexts)
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
