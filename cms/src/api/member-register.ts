import type { Handler } from './handler.ts'
import { register } from './restricted/member-registration.ts'

export const memberRegister: Handler<'member-register'> = (reading, { body }, { visitor }) =>
  register(reading, body, visitor)
