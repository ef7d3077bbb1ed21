import type { Handler } from './handler.ts'
import { readKnowledgeBase } from './catalogue/knowledge.ts'

export const knowledgeBaseRead: Handler<'knowledge-base-read'> = (reading, { query }) =>
  readKnowledgeBase(reading, query)
