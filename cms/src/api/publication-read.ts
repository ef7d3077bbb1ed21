import type { Handler } from './handler.ts'
import { readPublication } from './catalogue/knowledge.ts'

export const publicationRead: Handler<'publication-read'> = (reading, { params }) =>
  readPublication(reading, params.section, params.publication)
