import type { Template } from './mail-content.ts'
import { candidateNotice, candidateReceipt } from './candidate.ts'
import { contactNotice, contactReceipt } from './contact.ts'
import { dataRequestConfirmation, dataRequestNotice } from './data-request.ts'
import { memberApproved, memberBlocked, memberRefused } from './member-decision.ts'
import { memberKnown, memberNotice, memberReceived } from './member-registration.ts'
import { memberConfirmation } from './member-confirmation.ts'
import { memberPasswordChanged, memberRecovery } from './member-password.ts'
import { newsletterConfirmation } from './newsletter-confirmation.ts'
import { staffRecovery } from './staff-recovery.ts'

/** All mail templates, by name. */
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
  'contact-notice': contactNotice,
  'contact-receipt': contactReceipt,
  'candidate-receipt': candidateReceipt,
  'candidate-notice': candidateNotice,
  'newsletter-confirmation': newsletterConfirmation,
  'data-request-confirmation': dataRequestConfirmation,
  'data-request-notice': dataRequestNotice,
} as const

export type TemplateName = keyof typeof templates

/** Data of a template. */
export type TemplateData<N extends TemplateName> =
  (typeof templates)[N] extends Template<infer Data> ? Data : never
