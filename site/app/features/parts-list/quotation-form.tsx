import type { Answer } from '@vitrine/contract/client'
import { attachmentsMax, attachmentsMegabytes } from '@vitrine/contract/text-limits'
import { useLocale, useTexts } from '#app/core/language.ts'
import { ContactLinks } from '#app/features/company/contact-links.tsx'
import { Consent } from '#app/features/forms/consent.tsx'
import { Form } from '#app/features/forms/form.tsx'
import { Receipt } from '#app/features/forms/receipt.tsx'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { Split } from '#app/ui/frame/layout.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { quotationForm } from '#shared/forms/quotation.ts'
import { routePath } from '#shared/routes/table.ts'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { partsListTexts } from '#texts/parts-list.js'

interface QuotationFormProps {
  departments: Answer<'departments-list'>['data']
  /** Items of the list, as in the URL. */
  items: string
  lines: number
  receipt: string | undefined
}

/** Request for a quotation of the page's list, or its receipt. */
export function QuotationForm({ departments, items, lines, receipt }: QuotationFormProps) {
  const { fields, consent } = useTexts(leadFormsTexts)
  const { quote } = useTexts(partsListTexts)
  const list = routePath('parts-list', useLocale())
  return (
    <Section title={quote.title} ruled unprinted id="quotation">
      {receipt === undefined ? (
        <Split
          shares="7:5"
          first={
            <Form
              form={quotationForm}
              labels={{
                ...fields,
                department: quote.department,
                message: quote.message,
                attachments: quote.attachments,
                consent: <Consent text={consent} />,
              }}
              hints={{
                attachments: quote.attachmentsHint({
                  files: attachmentsMax,
                  megabytes: attachmentsMegabytes,
                }),
              }}
              choices={{
                department: departments.map(({ slug, title }) => ({ value: slug, label: title })),
              }}
              initial={{ items, department: departments[0]?.slug, message: quote.initial }}
              submit={quote.submit}
              done={quote.done}
            >
              <p>{quote.about({ lines })}</p>
            </Form>
          }
          second={<ContactLinks />}
        />
      ) : (
        <Receipt number={receipt} texts={quote} href={list}>
          {/* links to a list without items; ListController empties the stored list */}
          <ButtonLink variant="secondary" href={list} data-empty-list>
            {quote.empty}
          </ButtonLink>
        </Receipt>
      )}
    </Section>
  )
}
