import type { Handler } from './handler.ts'
import { endOwnSessions } from './restricted/member-own.ts'

export const sessionsEnd: Handler<'sessions-end'> = (reading, { body }, { session }) =>
  endOwnSessions(reading, body, session)
