import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { seo } from '../shapes/seo.ts'

/** `url` is the page's path on the site, locale prefix included. */
export const seoRead = endpoint({
  summary: 'Title and description for a path, and where the path has moved to, if it has.',
  query: z.strictObject({ url: z.string().startsWith('/').max(2048) }),
  answer: z.strictObject({
    title: seo.shape.title.nullable(),
    description: seo.shape.description.nullable(),
    /** Set by the staff's redirects: the path or address that this one moved to. */
    redirect: z.strictObject({ to: z.string(), permanent: z.boolean() }).nullable(),
  }),
})
