import type { Handler } from './handler.ts'
import { logOut } from './restricted/member-log-in.ts'

export const sessionEnd: Handler<'session-end'> = (reading, _, { session }) =>
  logOut(reading, session)
