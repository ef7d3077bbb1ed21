import { Consent } from '#app/features/forms/consent.tsx'
import { dataRequestForm } from '#shared/forms/data-request.ts'
import { Form } from '#app/features/forms/form.tsx'
import { useWords } from '#app/core/i18n/language.ts'
import { leadFormWords } from '#shared/texts/words/lead-forms.ts'
import { dataRequestWords } from '#shared/texts/words/data-request.ts'

/** Request about personal data. */
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
