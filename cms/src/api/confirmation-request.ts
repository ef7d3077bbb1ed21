import type { Handler } from './handler.ts'
import { requestConfirmation } from './restricted/member-registration.ts'

export const confirmationRequest: Handler<'confirmation-request'> = (
  reading,
  { body },
  { visitor },
) => requestConfirmation(reading, body.email, visitor)
