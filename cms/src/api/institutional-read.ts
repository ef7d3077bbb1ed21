import type { Handler } from './handler.ts'
import { readInstitutional } from './pages/institutional.ts'

export const institutionalRead: Handler<'institutional-read'> = (reading) =>
  readInstitutional(reading)
