import type { Handler } from './handler.ts'
import { listOwnSessions } from '#src/operations/member-own.ts'

export const sessionsList: Handler<'sessions-list'> = (reading, _, { session }) =>
  listOwnSessions(reading, session)
