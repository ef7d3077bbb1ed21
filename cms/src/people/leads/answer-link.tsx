'use client'
import { useFormFields, useTranslation } from '@payloadcms/ui'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { leadActionsTexts } from '#texts/lead-actions.js'

const labels = labelsOf(leadActionsTexts)

const answer = labels.answer

/** `mailto:` link to the sender of a lead, with the receipt number in the subject. */
export function AnswerLink() {
  const { i18n } = useTranslation()
  const address = useFormFields(([fields]) => String(fields['email']?.value ?? ''))
  const receipt = useFormFields(([fields]) => String(fields['receipt']?.value ?? ''))
  return address === '' ? null : (
    <p className="lead-link">
      <a href={`mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(receipt)}`}>
        {textOf(answer, i18n.language)}
      </a>
    </p>
  )
}
