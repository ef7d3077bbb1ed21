import type { Handler } from './handler.ts'
import { readApplication } from './catalogue/solutions.ts'

export const applicationRead: Handler<'application-read'> = (reading, { params, query }) =>
  readApplication(reading, params.id, query.solution)
