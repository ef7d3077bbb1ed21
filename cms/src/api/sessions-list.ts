import type { Handler } from './handler.ts'
import { listOwnSessions } from './restricted/member-own.ts'

export const sessionsList: Handler<'sessions-list'> = (reading, _, { session }) =>
  listOwnSessions(reading, session)
