import type { Answer } from '@vitrine/contract/client'
import { Section } from '#app/ui/frame/section.tsx'
import { Receipt } from '#app/features/forms/receipt.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { contactPath } from '#shared/routes/contact-path.ts'
import { ContactFields } from './contact-fields.tsx'

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
  const { contact } = useTexts(leadFormsTexts)
  const locale = useLocale()
  return (
    <Section title={contact.title} ruled id="mensagem">
      {receipt === undefined ? (
        <ContactFields
          departments={departments}
          initial={{
            product: product && String(product.id),
            part_number: product?.part,
            message: product?.part
              ? `${product.part}: `
              : searched && contact.searched({ text: searched }),
          }}
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
        </ContactFields>
      ) : (
        <Receipt number={receipt} texts={contact} href={contactPath(locale)} />
      )}
    </Section>
  )
}
