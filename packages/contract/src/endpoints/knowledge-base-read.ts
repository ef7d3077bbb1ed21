import { z } from 'zod'
import { publicationCard } from '../shapes/cards.ts'
import { sectionCard } from '../shapes/knowledge.ts'
import { listMeta, listQuery } from '../shapes/list.ts'
import { endpoint } from '../endpoint.ts'

/** With `search`, `found` pages the publications that answer it, of all sections. */
export const knowledgeBaseRead = endpoint({
  summary: 'The sections of the knowledge base with their publications.',
  query: listQuery,
  answer: z.strictObject({
    data: z.array(sectionCard),
    found: z.strictObject({ data: z.array(publicationCard), meta: listMeta }).nullable(),
  }),
})
