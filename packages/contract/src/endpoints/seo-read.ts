import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { seo } from '../shapes/seo.ts'

/**
 * `url` is the page's path on the site, locale prefix included. `source`: whose title and
 * description they are: the staff's for
 * this path, the document's that stands there, or, for every other page, the company's.
 */
export const seoRead = endpoint({
  summary: 'Title and description for a path, and where the path has moved to, if it has.',
  query: z.strictObject({ url: z.string().startsWith('/').max(2048) }),
  answer: z.strictObject({
    title: seo.shape.title.nullable(),
    description: seo.shape.description.nullable(),
    source: z.enum(['staff', 'document', 'company']),
    /** Set by the staff's redirects: the path or address that this one moved to. */
    redirect: z.strictObject({ to: z.string(), permanent: z.boolean() }).nullable(),
  }),
})
