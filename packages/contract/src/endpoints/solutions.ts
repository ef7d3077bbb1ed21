import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  applicationCard,
  mark,
  productCard,
  publicationCard,
  solutionCard,
  video,
} from '../shapes/cards.ts'
import { listOf, listQuery } from '../shapes/list.ts'
import { outdatedTexts } from '../shapes/outdated-texts.ts'
import { richText } from '../shapes/rich-text.ts'
import { detail } from '../shapes/seo.ts'

export const solutionsEndpoints = {
  /** `kind=application` lists applications, for the search screen. */
  'solutions-list': endpoint({
    summary: 'Solutions, or (kind=application) their applications.',
    query: listQuery.extend({ kind: z.enum(['solution', 'application']).default('solution') }),
    answer: z.union([
      listOf(solutionCard).extend({ kind: z.literal('solution') }),
      listOf(applicationCard).extend({ kind: z.literal('application') }),
    ]),
  }),

  /** Route parameters in `alternates`: `solution`. */
  'solution-read': endpoint({
    summary: 'One solution with its applications.',
    params: z.strictObject({ id: z.string().max(200) }),
    answer: solutionCard.extend({
      text: richText,
      outdated_texts: outdatedTexts,
      applications: z.array(applicationCard),
      ...detail,
    }),
  }),

  /** Route parameters in `alternates`: `solution`, `application`. */
  'application-read': endpoint({
    summary: 'One application: what it is and the products that serve it.',
    params: z.strictObject({ id: z.string().max(200) }),
    query: z.strictObject({ solution: z.string().max(200).optional() }),
    answer: applicationCard.extend({
      text: richText,
      outdated_texts: outdatedTexts,
      marks: z.array(mark),
      products: z.array(productCard),
      publications: z.array(publicationCard),
      related: z.array(applicationCard),
      video: video.nullable(),
      ...detail,
    }),
  }),
}
