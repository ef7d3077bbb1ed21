import type { Handler } from './handler.ts'
import { endOwnSessions } from '#src/operations/member-own.ts'

export const sessionsEnd: Handler<'sessions-end'> = (reading, { body }, { session }) =>
  endOwnSessions(reading, body, session)
