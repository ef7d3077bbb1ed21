import type { Handler } from './handler.ts'
import { readKnowledgeBase } from '#src/operations/knowledge.ts'

export const knowledgeBaseRead: Handler<'knowledge-base-read'> = (reading, { query }) =>
  readKnowledgeBase(reading, query)
