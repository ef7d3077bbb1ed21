import { partListLimits } from '@vitrine/contract/part-list'
import { useTexts } from '#app/core/language.ts'
import { Form } from '#app/features/forms/form.tsx'
import { linesForm } from '#shared/forms/lines.ts'
import { partsListTexts } from '#texts/parts-list.js'

/** Field for pasted lines, which are added to the items of a list. */
export function LinesForm({
  items,
  variant,
  action,
}: {
  /** Items of the list, as in the URL. */
  items: string
  variant?: 'secondary'
  /** Path of the parts list, on other pages. */
  action?: string
}) {
  const { paste } = useTexts(partsListTexts)
  return (
    <Form
      form={linesForm}
      action={action}
      labels={{ text: paste.text }}
      hints={{ text: paste.hint({ lines: partListLimits.lines }) }}
      initial={{ items }}
      submit={paste.submit}
      variant={variant}
    />
  )
}
