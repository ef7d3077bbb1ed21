import type { MailKind } from './mail-content.ts'
import {
  memberConfirmation,
  memberReceived,
  memberKnown,
  memberNotice,
  memberApproved,
  memberRefused,
  memberBlocked,
  memberRecovery,
  memberPasswordChanged,
  staffRecovery,
  staffEmailChanged,
  panelTest,
} from './accounts.ts'
import { certificateExpiring } from './certificates.ts'
import { publicationStopped } from './publications.ts'
import { translationReview } from './translations.ts'
import {
  contactNotice,
  leadReply,
  contactReceipt,
  candidateReceipt,
  candidateNotice,
  newsletterConfirmation,
  dataRequestConfirmation,
  dataRequestNotice,
} from './forms.ts'

/** All e-mails that the product sends, by name. */
export const templates = {
  'member-confirmation': memberConfirmation,
  'member-received': memberReceived,
  'member-known': memberKnown,
  'member-notice': memberNotice,
  'member-approved': memberApproved,
  'member-refused': memberRefused,
  'member-blocked': memberBlocked,
  'member-recovery': memberRecovery,
  'member-password-changed': memberPasswordChanged,
  'staff-recovery': staffRecovery,
  'staff-email-changed': staffEmailChanged,
  'panel-test': panelTest,
  'certificate-expiring': certificateExpiring,
  'contact-notice': contactNotice,
  'contact-receipt': contactReceipt,
  'lead-reply': leadReply,
  'candidate-receipt': candidateReceipt,
  'candidate-notice': candidateNotice,
  'newsletter-confirmation': newsletterConfirmation,
  'data-request-confirmation': dataRequestConfirmation,
  'data-request-notice': dataRequestNotice,
  'translation-review': translationReview,
  'publication-stopped': publicationStopped,
} as const

export type TemplateName = keyof typeof templates

/** Names of all e-mails, in the order of the table. */
export const templateNames = Object.keys(templates) as readonly TemplateName[]

/** Data of a template. */
export type TemplateData<N extends TemplateName> =
  (typeof templates)[N] extends MailKind<infer Data, string> ? Data : never

/** An e-mail with its data. */
export type MailData = {
  [N in TemplateName]: { template: N; data: TemplateData<N> }
}[TemplateName]

export const isTemplateName = (name: unknown): name is TemplateName =>
  typeof name === 'string' && Object.hasOwn(templates, name)
