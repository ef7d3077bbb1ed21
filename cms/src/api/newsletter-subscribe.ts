import type { Handler } from './handler.ts'
import { subscribe } from './forms/newsletter.ts'

export const newsletterSubscribe: Handler<'newsletter-subscribe'> = (
  reading,
  { body },
  { visitor },
) => subscribe(reading, body, visitor)
