import type { Handler } from './handler.ts'
import { updateOwnData } from '#src/operations/member-own.ts'

export const memberUpdate: Handler<'member-update'> = (reading, { body }, { session }) =>
  updateOwnData(reading, body, session)
