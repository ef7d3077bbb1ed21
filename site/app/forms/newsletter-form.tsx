import type { Answer } from '@vitrine/contract/client'
import { useWords } from '#app/i18n/messages.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'
import { FormChoices, FormConsent, FormText } from './fields.tsx'
import { LeadForm } from './lead-form.tsx'

/** An address for the newsletter, and what it is about; an e-mail confirms it. */
export function NewsletterForm({ categories }: { categories: Answer<'product-categories-list'>['data'] }) {
  const { newsletter, fields } = useWords(leadFormWords)
  return (
    <LeadForm form="newsletter" submit={newsletter.submit}>
      <FormText name="email" type="email" label={fields.email} required autoComplete="email" maxLength={254} />
      {categories.length > 1 ? <FormChoices name="interests" label={newsletter.interests} options={categories.map(({ slug, title }) => ({ value: slug, label: title }))} /> : null}
      <FormConsent label={newsletter.consent} />
    </LeadForm>
  )
}
