import type { Handler } from './handler.ts'
import { logIn } from './restricted/member-log-in.ts'

export const sessionCreate: Handler<'session-create'> = (reading, { body }, { visitor }) =>
  logIn(reading, body, visitor)
