import { z } from 'zod'

/** Parent of a document, with its path segment. */
export const titled = z.strictObject({ slug: z.string(), title: z.string() })
