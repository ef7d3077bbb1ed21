import { z } from 'zod'
import { id, publicationCard } from './cards.ts'

export const sectionCard = z.strictObject({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  publications: z.array(publicationCard),
})
