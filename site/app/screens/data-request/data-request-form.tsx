import { FormArea, FormConsent, FormSelect, FormText, Pair } from '#app/forms/fields.tsx'
import { LeadForm } from '#app/forms/lead-form.tsx'
import { useWords } from '#app/i18n/messages.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'

/** A request about one's own data; it counts once its mail is confirmed. */
export function DataRequestForm() {
  const { request, fields } = useWords(leadFormWords)
  return (
    <LeadForm form="data-request" submit={request.submit}>
      <FormSelect name="kind" label={request.kind} required options={Object.entries(request.kinds).map(([value, label]) => ({ value, label }))} />
      <Pair>
        <FormText name="name" label={fields.name} required autoComplete="name" maxLength={120} />
        <FormText name="email" type="email" label={fields.email} required autoComplete="email" maxLength={254} />
      </Pair>
      <FormArea name="message" label={request.message} maxLength={3000} />
      <FormConsent label={request.consent} />
    </LeadForm>
  )
}
