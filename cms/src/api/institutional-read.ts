import type { Handler } from './handler.ts'
import { readInstitutional } from '#src/operations/institutional.ts'

export const institutionalRead: Handler<'institutional-read'> = (reading) =>
  readInstitutional(reading)
