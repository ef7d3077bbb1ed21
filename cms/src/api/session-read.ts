import type { Handler } from './handler.ts'
import { readOwnData } from './restricted/member-own.ts'

export const sessionRead: Handler<'session-read'> = (reading, _, { session }) =>
  readOwnData(reading, session)
