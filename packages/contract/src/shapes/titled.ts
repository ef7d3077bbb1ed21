import { z } from 'zod'

/** A document above another, with its path segment. */
export const titled = z.strictObject({ slug: z.string(), title: z.string() })
