import type { Handler } from './handler.ts'
import { updatePassword } from './restricted/member-password.ts'

export const passwordUpdate: Handler<'password-update'> = (
  reading,
  { body },
  { visitor, session },
) => updatePassword(reading, body, visitor, session)
