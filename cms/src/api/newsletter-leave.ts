import type { Handler } from './handler.ts'
import { leaveNewsletter } from './forms/newsletter.ts'

export const newsletterLeave: Handler<'newsletter-leave'> = (reading, { params }, { visitor }) =>
  leaveNewsletter(reading, params.token, visitor)
