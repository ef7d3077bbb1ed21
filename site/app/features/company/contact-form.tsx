import type { Answer } from '@vitrine/contract/client'
import { Section } from '#app/ui/frame/section.tsx'
import { Consent } from '#app/features/forms/consent.tsx'
import { contactForm } from '#shared/forms/contact.ts'
import { Form } from '#app/features/forms/form.tsx'
import { Receipt } from '#app/features/forms/receipt.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { contactPath } from '#shared/routes/contact-path.ts'

interface ContactFormProps {
  departments: Answer<'departments-list'>['data']
  /** Subject of the message: a product, optionally a part number (`?product`, `?part`). */
  product: { id: number; title: string; part: string | undefined } | undefined
  /** Search text without results, from `?q`. */
  searched: string | undefined
  receipt: string | undefined
}

/** Message to a department. */
export function ContactForm({ departments, product, searched, receipt }: ContactFormProps) {
  const { contact, fields, consent } = useTexts(leadFormsTexts)
  const locale = useLocale()
  return (
    <Section title={contact.title} ruled id="mensagem">
      {receipt === undefined ? (
        <Form
          form={contactForm}
          labels={{
            ...fields,
            department: contact.department,
            consent: <Consent text={consent} />,
          }}
          hints={{ message: contact.hint }}
          choices={{
            department: departments.map(({ slug, title }) => ({ value: slug, label: title })),
          }}
          initial={{
            product: product && String(product.id),
            part_number: product?.part,
            message: product?.part
              ? `${product.part}: `
              : searched && contact.searched({ text: searched }),
          }}
          submit={contact.submit}
          done={contact.done}
        >
          {product ? (
            <p>
              <strong>
                {contact.about({
                  product: [product.title, product.part].filter(Boolean).join(' · '),
                })}
              </strong>
            </p>
          ) : null}
        </Form>
      ) : (
        <Receipt number={receipt} texts={contact} href={contactPath(locale)} />
      )}
    </Section>
  )
}
