import type { Handler } from './handler.ts'
import { readPublication } from '#src/operations/knowledge.ts'

export const publicationRead: Handler<'publication-read'> = (reading, { params }) =>
  readPublication(reading, params.section, params.publication)
