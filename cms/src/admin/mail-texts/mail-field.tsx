import type { ComponentProps, ReactNode } from 'react'
import { MailPreview } from './mail-preview.tsx'
import { MailTextField } from './mail-text-field.tsx'

/** Field of a text of an e-mail, or the e-mail as it will look. */
export const MailField = (props: ComponentProps<typeof MailTextField>): ReactNode =>
  props.field.name === 'mail_preview' ? <MailPreview /> : <MailTextField {...props} />
