import type { Handler } from './handler.ts'
import { sendMessage } from './forms/contact.ts'

export const contactSend: Handler<'contact-send'> = (reading, { body }, { visitor }) =>
  sendMessage(reading, body, visitor)
