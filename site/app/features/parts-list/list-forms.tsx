import type { Answer } from '@vitrine/contract/client'
import { useTexts } from '#app/core/language.ts'
import { Section } from '#app/ui/frame/section.tsx'
import { partsListTexts } from '#texts/parts-list.js'
import { LinesForm } from './lines-form.tsx'
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
        <LinesForm key={items} items={items} variant="secondary" />
      </Section>
      {/* requests are addressed to departments: without one, there is no form */}
      {receipt === undefined && departments.length > 0 ? <QuotationForm {...props} /> : null}
    </>
  )
}
