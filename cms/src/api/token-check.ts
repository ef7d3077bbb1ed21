import type { Handler } from './handler.ts'
import { checkToken } from './restricted/member-password.ts'

export const tokenCheck: Handler<'token-check'> = (reading, { body }, { visitor }) =>
  checkToken(reading, body, visitor)
