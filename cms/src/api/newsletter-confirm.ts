import type { Handler } from './handler.ts'
import { confirmSubscription } from '#src/operations/newsletter.ts'

export const newsletterConfirm: Handler<'newsletter-confirm'> = (reading, { body }, { visitor }) =>
  confirmSubscription(reading, body.token, visitor)
