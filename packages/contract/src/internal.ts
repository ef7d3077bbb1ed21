import { z } from 'zod'
import { localeCodes } from './locales.ts'

/** A change: `id` grows, `tags` name what to drop, `at` is when it was committed (ISO 8601). */
export const change = z.strictObject({
  id: z.number().int(),
  tags: z.array(z.string()),
  at: z.string(),
})
export type Change = z.infer<typeof change>

/**
 * Asks for what came after `after`; waits up to `wait` ms for something to come (long poll). -1:
 * only the latest id.
 */
export const changesQuery = z.strictObject({
  after: z.coerce.number().int().min(-1),
  wait: z.coerce.number().int().min(0).max(30_000).default(25_000),
})

/**
 * `latest`: the newest id. `reset`: `after` is unknown here (too old, or of another database), so
 * the follower must drop everything and go on from `latest`.
 */
export const changesAnswer = z.strictObject({
  changes: z.array(change),
  latest: z.number().int(),
  reset: z.boolean(),
})
export type ChangesAnswer = z.infer<typeof changesAnswer>

const times = z.number().int().min(1).max(100_000)

/**
 * A batch of what was counted: views, and searches for which there was no product. `batch` makes a
 * repeat harmless.
 */
export const viewsBody = z.strictObject({
  batch: z.uuid(),
  views: z
    .array(
      z.strictObject({
        kind: z.enum(['product', 'application']),
        id: z.number().int(),
        count: times,
      }),
    )
    .max(5000),
  searches: z
    .array(
      z.strictObject({
        locale: z.enum(localeCodes),
        text: z.string().min(2).max(80),
        count: times,
      }),
    )
    .max(5000),
})
export type ViewsBody = z.infer<typeof viewsBody>

/**
 * Every public address that content has, for sitemaps and crawlers: screen name and parameters per
 * locale.
 */
export const addressesAnswer = z.strictObject({
  data: z.array(
    z.strictObject({
      screen: z.string(),
      alternates: z.partialRecord(z.enum(localeCodes), z.record(z.string(), z.string())),
      updated_at: z.string(),
    }),
  ),
})

/** Every redirect of the staff's, as they typed it. */
export const redirectsAnswer = z.strictObject({
  data: z.array(z.strictObject({ from: z.string(), to: z.string(), permanent: z.boolean() })),
})

/**
 * Within what time a file that is sent must be there whole, ms: over a slow line it takes minutes.
 */
export const uploadTimeoutMs = 240_000

/** The cookie of a member of staff who looks at drafts on the site. HttpOnly, path `/`. */
export const previewCookie = 'vitrine-preview'

/**
 * The header in which the site hands that cookie's token to the cms; it counts only beside the
 * shared secret.
 */
export const previewHeader = 'x-vitrine-preview'

/**
 * Says of a form that the site's traps took it for a robot's. The gateway lets no header of this
 * kind in from outside (`gateway/pass-through.ts`), so that the traps are no part of the public
 * contract.
 */
export const suspectHeader = 'x-vitrine-suspect'

/**
 * Where the site sends a preview to the page that it is of: `?screen=product&locale=en&product=…`.
 */
export const previewPath = '/preview'
