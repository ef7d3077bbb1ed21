import { useWords } from '#app/i18n/messages.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'
import { FormConsent, FormText } from './fields.tsx'
import { LeadForm } from './lead-form.tsx'

/** An address for the newsletter; an e-mail confirms it. */
export function NewsletterForm() {
  const { newsletter, fields } = useWords(leadFormWords)
  return (
    <LeadForm form="newsletter" submit={newsletter.submit}>
      <FormText name="email" type="email" label={fields.email} required autoComplete="email" maxLength={254} />
      <FormConsent label={newsletter.consent} />
    </LeadForm>
  )
}
