import type { Answer } from '@vitrine/contract/client'
import { Consent } from '#app/forms/consent.tsx'
import { newsletterForm } from '#app/forms/described/newsletter.ts'
import { Form } from '#app/forms/form.tsx'
import { useWords } from '#app/i18n/messages.ts'
import { leadFormWords } from '#app/i18n/words/lead-forms.ts'
import { newsletterWords } from '#app/i18n/words/newsletter.ts'

/** An address for the newsletter, and what it is about; an e-mail confirms it. */
export function NewsletterForm({
  categories,
}: {
  categories: Answer<'product-categories-list'>['data']
}) {
  const { newsletter } = useWords(newsletterWords)
  const { fields } = useWords(leadFormWords)
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
