import type { Handler } from './handler.ts'
import { requestRecovery } from '#src/operations/member-password.ts'

export const recoveryRequest: Handler<'recovery-request'> = (reading, { body }, { visitor }) =>
  requestRecovery(reading, body.email, visitor)
