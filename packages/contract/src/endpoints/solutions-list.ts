import { z } from 'zod'
import { solutionCard } from '../shapes/cards.ts'
import { listOf, listQuery } from '../shapes/list.ts'
import { endpoint } from '../endpoint.ts'
import { applicationCard } from '../shapes/cards.ts'

/** `kind=application` lists applications instead, so that the search screen can page them. */
export const solutionsList = endpoint({
  summary: 'Solutions, or (kind=application) their applications.',
  query: listQuery.extend({ kind: z.enum(['solution', 'application']).default('solution') }),
  answer: z.union([
    listOf(solutionCard).extend({ kind: z.literal('solution') }),
    listOf(applicationCard).extend({ kind: z.literal('application') }),
  ]),
})
