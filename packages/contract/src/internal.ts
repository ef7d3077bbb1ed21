import { z } from 'zod'
import { localeCodes } from '@vitrine/configuration/locales'
import { apiKeyScopes } from './api-keys.ts'
import { maxCountedSearch } from './counted-search.ts'

/**
 * A change of published content. `id`: ascending; `tags`: cache tags to invalidate; `at`: time of
 * the commit (ISO 8601).
 */
export const change = z.strictObject({
  id: z.number().int(),
  tags: z.array(z.string()),
  at: z.string(),
})
export type Change = z.infer<typeof change>

/**
 * Reads changes after the id `after` (-1: answers with the latest id only); long-polls up to `wait`
 * ms.
 */
export const changesQuery = z.strictObject({
  after: z.coerce.number().int().min(-1),
  wait: z.coerce.number().int().min(0).max(30_000).default(25_000),
})

/**
 * `latest`: newest id. `reset`: `after` is unknown (too old, or from another database): the
 * follower must invalidate everything and continue from `latest`.
 */
export const changesAnswer = z.strictObject({
  changes: z.array(change),
  latest: z.number().int(),
  reset: z.boolean(),
})
export type ChangesAnswer = z.infer<typeof changesAnswer>

const times = z.number().int().min(1).max(100_000)

const timesOrNone = z.number().int().min(0).max(100_000)

/**
 * Batch of counted views, searches and measured visits. `batch`: id that makes a retry idempotent. For a search:
 * `times` it was made, `empty` ones without a result, `clicks` on its results, and `results` of the
 * last time (null: only clicks were counted).
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
        text: z.string().max(maxCountedSearch),
        times: timesOrNone,
        empty: timesOrNone,
        clicks: timesOrNone,
        results: z.number().int().min(0).max(10_000_000).nullable(),
      }),
    )
    .max(5000),
  /** Measured visits by screen; absent in batches of sites before 0.2. */
  visits: z
    .array(
      z.strictObject({
        screen: z.string().regex(/^[a-z-]{1,60}$/),
        visits: times,
        /** Sums of the times to the first byte and to the largest content, ms, and their numbers. */
        ttfb_ms: z.number().int().min(0),
        ttfb_count: timesOrNone,
        lcp_ms: z.number().int().min(0),
        lcp_count: timesOrNone,
      }),
    )
    .max(200)
    .default([]),
})
export type ViewsBody = z.infer<typeof viewsBody>

/** All public documents, for sitemaps: screen, and route parameters per locale. */
export const addressesAnswer = z.strictObject({
  data: z.array(
    z.strictObject({
      screen: z.string(),
      alternates: z.partialRecord(z.enum(localeCodes), z.record(z.string(), z.string())),
      updated_at: z.string(),
    }),
  ),
})

/** All redirects as the staff entered them. */
export const redirectsAnswer = z.strictObject({
  data: z.array(z.strictObject({ from: z.string(), to: z.string(), permanent: z.boolean() })),
})

/** Paths of the pages of blocks in all languages, former ones included, as `addressPath` writes them. */
export const pagePathsAnswer = z.strictObject({ data: z.array(z.string()) })

/**
 * Launch state of the site. `prepared`: languages of a launched site that are not launched, such as
 * one that was added later; absent if there is none, so that an older site can parse the answer.
 * `secret`: of the team's preview link, until everything is launched.
 */
export const launchAnswer = z.discriminatedUnion('launched', [
  z.strictObject({
    launched: z.literal(true),
    prepared: z.array(z.enum(localeCodes)).optional(),
    secret: z.string().min(32).optional(),
  }),
  z.strictObject({ launched: z.literal(false), secret: z.string().min(32) }),
])
export type LaunchAnswer = z.infer<typeof launchAnswer>

/**
 * Versions to compare with another program: release, contract (`endpoints/contract-shapes.ts`), and
 * whether the schema of the database is newer than the release, which then rejects writes. Not
 * strict: a newer release may add fields.
 */
export const versionsAnswer = z.object({
  release: z.string(),
  contract: z.record(z.string(), z.string()),
  schema_is_newer: z.boolean(),
})
export type VersionsAnswer = z.infer<typeof versionsAnswer>

/** API keys that are valid: SHA-256 of the key (base64url), scopes, limit and end of the validity. */
export const keysAnswer = z.strictObject({
  data: z.array(
    z.strictObject({
      id: z.number().int(),
      hash: z.string(),
      scopes: z.array(z.enum(apiKeyScopes)),
      requests_per_minute: z.number().int().min(1),
      expires_at: z.string().nullable(),
    }),
  ),
})
export type ApiKey = z.infer<typeof keysAnswer>['data'][number]

/** Keys that were used since the last call. */
export const keyUsesBody = z.strictObject({ ids: z.array(z.number().int()).max(1000) })

/**
 * Header with the id of the API key of a request. The gateway removes it from outside requests
 * (`api-gateway/pass-through.ts`).
 */
export const apiKeyHeader = 'x-vitrine-api-key'

/**
 * Path of the team's preview link, followed by its secret: sets `teamCookie` and redirects to the
 * home page.
 */
export const teamLinkPath = '/preview/team/'

/**
 * Cookie of the team, which sees the site before its launch. HttpOnly, path `/`; its value is the
 * secret.
 */
export const teamCookie = 'vitrine-team'

/** Lifetime of the team's cookie, s: 30 days; a new preview link invalidates it earlier. */
export const teamCookieSeconds = 30 * 24 * 60 * 60

/** Time limit of a request with a file, ms: an upload takes minutes on a slow connection. */
export const uploadTimeoutMs = 240_000

/** Cookie with the staff's preview token. HttpOnly, path `/`. */
export const previewCookie = 'vitrine-preview'

/** Header that carries the preview token to the cms; valid only with the shared secret. */
export const previewHeader = 'x-vitrine-preview'

/**
 * Header that marks a form as sent by a robot. The gateway removes it from outside requests
 * (`api-gateway/pass-through.ts`), so that the robot check is not part of the public contract.
 */
export const suspectHeader = 'x-vitrine-suspect'

/** Path that redirects to a previewed page: `?screen=product&locale=en&product=…`. */
export const previewPath = '/preview'
