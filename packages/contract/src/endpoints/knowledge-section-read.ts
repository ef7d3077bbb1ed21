import { z } from 'zod'
import { sectionCard } from '../shapes/knowledge.ts'
import { endpoint } from '../endpoint.ts'
import { detail } from '../shapes/seo.ts'

/** Alternates: `section`. */
export const knowledgeSectionRead = endpoint({
  summary: 'One section of the knowledge base.',
  params: z.strictObject({ section: z.string().max(200) }),
  answer: sectionCard.extend(detail),
})
