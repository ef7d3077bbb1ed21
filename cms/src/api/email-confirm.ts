import type { Handler } from './handler.ts'
import { confirmEmail } from './restricted/member-registration.ts'

export const emailConfirm: Handler<'email-confirm'> = (reading, { body }, { visitor }) =>
  confirmEmail(reading, body.token, visitor)
