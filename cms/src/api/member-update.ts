import type { Handler } from './handler.ts'
import { updateOwnData } from './restricted/member-own.ts'

export const memberUpdate: Handler<'member-update'> = (reading, { body }, { session }) =>
  updateOwnData(reading, body, session)
