import type { Handler } from './handler.ts'
import { confirmSubscription } from './forms/newsletter.ts'

export const newsletterConfirm: Handler<'newsletter-confirm'> = (reading, { body }, { visitor }) =>
  confirmSubscription(reading, body.token, visitor)
