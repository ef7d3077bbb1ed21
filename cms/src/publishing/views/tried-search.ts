import { z } from 'zod'

/** Page of the site; with the part number, if the search text contains one. */
export const foundPageShape = z.object({
  title: z.string(),
  code: z.string().nullable(),
  path: z.string(),
})
export type FoundPage = z.output<typeof foundPageShape>

/** Current result of a search, as tried in the panel. */
export const triedSearchShape = z.object({
  /** URL to which the text redirects. */
  redirect: z.string().nullable(),
  total: z.number(),
  first: z.array(foundPageShape),
})
export type TriedSearch = z.output<typeof triedSearchShape>
