import type { Handler } from './handler.ts'
import { readKnowledgeSection } from './catalogue/knowledge.ts'

export const knowledgeSectionRead: Handler<'knowledge-section-read'> = (reading, { params }) =>
  readKnowledgeSection(reading, params.section)
