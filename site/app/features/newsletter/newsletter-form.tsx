import type { Answer } from '@vitrine/contract/client'
import { Consent } from '#app/features/forms/consent.tsx'
import { newsletterForm } from '#shared/forms/newsletter.ts'
import { Form } from '#app/features/forms/form.tsx'
import { useTexts } from '#app/core/language.ts'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { newsletterTexts } from '#texts/newsletter.js'

/** Newsletter sign-up with interests; confirmed by e-mail. */
export function NewsletterForm({
  categories,
}: {
  categories: Answer<'product-categories-list'>['data']
}) {
  const { newsletter } = useTexts(newsletterTexts)
  const { fields } = useTexts(leadFormsTexts)
  const interests = categories.map(({ slug, title }) => ({ value: slug, label: title }))
  return (
    <Form
      form={newsletterForm}
      labels={{
        email: fields.email,
        interests: newsletter.interests,
        consent: <Consent text={newsletter.consent} />,
      }}
      choices={{ interests: interests.length > 1 ? interests : [] }}
      submit={newsletter.submit}
      done={newsletter.done}
    />
  )
}
