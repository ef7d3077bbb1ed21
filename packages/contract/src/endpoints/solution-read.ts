import { z } from 'zod'
import { applicationCard, solutionCard } from '../shapes/cards.ts'
import { endpoint } from '../endpoint.ts'
import { richText } from '../shapes/rich-text.ts'
import { detail } from '../shapes/seo.ts'

/** Alternates: `solution`. */
export const solutionRead = endpoint({
  summary: 'One solution with its applications.',
  params: z.strictObject({ id: z.string().max(200) }),
  answer: solutionCard.extend({
    text: richText,
    applications: z.array(applicationCard),
    ...detail,
  }),
})
