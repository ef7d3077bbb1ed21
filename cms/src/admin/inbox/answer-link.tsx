'use client'
import { useFormFields } from '@payloadcms/ui'
import { useTexts } from '#src/platform/language.ts'
import { leadActionsTexts } from '#texts/lead-actions.js'

/** `mailto:` link to the sender of a lead, with the receipt number in the subject. */
export function AnswerLink() {
  const { answer } = useTexts(leadActionsTexts)
  const address = useFormFields(([fields]) => String(fields['email']?.value ?? ''))
  const receipt = useFormFields(([fields]) => String(fields['receipt']?.value ?? ''))
  return address === '' ? null : (
    <p className="lead-link">
      <a href={`mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(receipt)}`}>
        {answer}
      </a>
    </p>
  )
}
