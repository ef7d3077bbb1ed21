import type { Answer } from '@vitrine/contract/client'
import { Section } from '#app/design/section/section.tsx'
import { FormArea, FormConsent, FormSelect, FormText, Pair } from '#app/forms/fields.tsx'
import { LeadForm } from '#app/forms/lead-form.tsx'
import { useWords } from '#app/i18n/messages.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'

interface ContactFormProps {
  departments: Answer<'departments-list'>['data']
  /** What the message is about, when the page was opened from it. */
  product: { id: number; title: string } | undefined
}

/** A message to a department. */
export function ContactForm({ departments, product }: ContactFormProps) {
  const { contact, fields } = useWords(leadFormWords)
  return (
    <Section title={contact.title} ruled id="mensagem">
      <LeadForm form="contact" submit={contact.submit}>
        {product ? <p><strong>{contact.about(product.title)}</strong><input type="hidden" name="product" value={product.id} /></p> : null}
        <FormSelect name="department" label={contact.department} required options={departments.map(({ slug, title }) => ({ value: slug, label: title }))} />
        <Pair>
          <FormText name="name" label={fields.name} required autoComplete="name" maxLength={120} />
          <FormText name="company" label={fields.company} autoComplete="organization" maxLength={160} />
        </Pair>
        <Pair>
          <FormText name="email" type="email" label={fields.email} required autoComplete="email" maxLength={254} />
          <FormText name="phone" type="tel" label={fields.phone} autoComplete="tel" maxLength={32} />
        </Pair>
        <Pair>
          <FormText name="city" label={fields.city} autoComplete="address-level2" maxLength={120} />
          <FormText name="state" label={fields.state} autoComplete="address-level1" maxLength={80} />
          <FormText name="country" label={fields.country} autoComplete="country-name" maxLength={80} />
        </Pair>
        <FormArea name="message" label={fields.message} required minLength={10} maxLength={5000} rows={7} hint={contact.hint} />
        <FormConsent />
      </LeadForm>
    </Section>
  )
}
