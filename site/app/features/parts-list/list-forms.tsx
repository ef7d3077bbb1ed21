import type { Answer } from '@vitrine/contract/client'
import { partListLimits } from '@vitrine/contract/part-list'
import { useTexts } from '#app/core/language.ts'
import { Form } from '#app/features/forms/form.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { linesForm } from '#shared/forms/lines.ts'
import { partsListTexts } from '#texts/parts-list.js'
import { QuotationForm } from './quotation-form.tsx'

interface ListFormsProps {
  departments: Answer<'departments-list'>['data']
  /** Items of the list, as in the URL. */
  items: string
  lines: number
  receipt: string | undefined
}

/**
 * Forms below a list: the field for pasted lines, and the request for a quotation. Its receipt is
 * shown first.
 */
export function ListForms(props: ListFormsProps) {
  const { departments, items, receipt } = props
  const { paste } = useTexts(partsListTexts)
  return (
    <>
      {receipt === undefined ? null : <QuotationForm {...props} />}
      <Section title={paste.title} ruled unprinted id="paste">
        <Form
          key={items}
          form={linesForm}
          labels={{ text: paste.text }}
          hints={{ text: paste.hint({ lines: partListLimits.lines }) }}
          initial={{ items }}
          submit={paste.submit}
          variant="secondary"
        />
      </Section>
      {/* requests are addressed to departments: without one, there is no form */}
      {receipt === undefined && departments.length > 0 ? <QuotationForm {...props} /> : null}
    </>
  )
}
