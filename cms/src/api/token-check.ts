import type { Handler } from './handler.ts'
import { checkToken } from '#src/operations/member-password.ts'

export const tokenCheck: Handler<'token-check'> = (reading, { body }, { visitor }) =>
  checkToken(reading, body, visitor)
