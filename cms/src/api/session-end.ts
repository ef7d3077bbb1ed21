import type { Handler } from './handler.ts'
import { logOut } from '#src/operations/member-log-in.ts'

export const sessionEnd: Handler<'session-end'> = (reading, _, { session }) =>
  logOut(reading, session)
