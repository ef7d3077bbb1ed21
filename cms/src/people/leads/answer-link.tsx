'use client'
import { useFormFields, useTranslation } from '@payloadcms/ui'
import { label, words } from '#src/platform/labels.ts'

const answer = label('Responder por e-mail', 'Answer by e-mail', 'Responder por correo')

/**
 * Opens an answer in the staff's own mail program: to the person, with the receipt by which both
 * find it again.
 */
export function AnswerLink() {
  const { i18n } = useTranslation()
  const address = useFormFields(([fields]) => String(fields['email']?.value ?? ''))
  const receipt = useFormFields(([fields]) => String(fields['receipt']?.value ?? ''))
  return address === '' ? null : (
    <p className="lead-link">
      <a href={`mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(receipt)}`}>
        {words(answer, i18n.language)}
      </a>
    </p>
  )
}
