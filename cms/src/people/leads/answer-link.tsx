'use client'
import { useFormFields, useTranslation } from '@payloadcms/ui'
import { label, words } from '#src/platform/labels.ts'

const answer = label('Responder por e-mail', 'Answer by e-mail', 'Responder por correo')

/** `mailto:` link to the sender of a lead, with the receipt number in the subject. */
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
