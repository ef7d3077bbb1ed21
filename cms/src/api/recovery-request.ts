import type { Handler } from './handler.ts'
import { requestRecovery } from './restricted/member-password.ts'

export const recoveryRequest: Handler<'recovery-request'> = (reading, { body }, { visitor }) =>
  requestRecovery(reading, body.email, visitor)
