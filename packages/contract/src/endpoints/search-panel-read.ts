import { z } from 'zod'
import { applicationCard, productCard, publicationCard } from '../shapes/cards.ts'
import { endpoint } from '../endpoint.ts'

/** Search modal response (spec §3). */
export const searchPanelRead = endpoint({
  summary: 'What the search panel offers before anything is typed.',
  answer: z.strictObject({
    most_accessed_products: z.array(productCard),
    most_accessed_applications: z.array(applicationCard),
    publications: z.array(publicationCard),
  }),
})
