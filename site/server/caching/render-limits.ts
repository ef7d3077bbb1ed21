/**
 * Limits of uncached work: page renders, and API reads that miss the cache. `concurrency`: a render
 * holds several copies of its page and answers in memory. `concurrencyPerClient`: CPU share of one
 * address (IPv6: one /64). `queuedPerClient`: more than a browser, an office or a crawler requests
 * at once.
 */
export const uncachedLimits = {
  concurrency: 12,
  concurrencyPerClient: 2,
  queuedPerClient: 200,
} as const

/**
 * Limits of reads of records that miss the cache: a page of 500 takes cms and site as long as many
 * pages of visitors, so that a copy that begins waits for others that do.
 */
export const recordLimits = {
  concurrency: 2,
  concurrencyPerClient: 1,
  queuedPerClient: 20,
  refusesLate: 'always',
} as const

/**
 * Limits of calls that are forwarded to the cms: members' reads, invalid reads, writes, posted
 * forms. `concurrency`: connections from gateway to cms (`pass-through.ts`).
 * `concurrencyPerClient`: a page of the restricted area sends three calls at once. A slot is taken
 * when the body has arrived (`request-bodies.ts`).
 */
export const callLimits = {
  concurrency: 64,
  concurrencyPerClient: 4,
  queuedPerClient: 100,
  refusesLate: 'of busy clients',
} as const

/**
 * Limits of requests for the panel and its assets. `concurrencyPerClient`: a screen of the panel
 * requests dozens of files at once, which are queued; a higher limit would slow down visitors'
 * requests to the cms. A slot is held until the cms begins to answer, not while a client reads.
 */
export const panelLimits = {
  concurrency: 24,
  concurrencyPerClient: 3,
  queuedPerClient: 300,
} as const

/**
 * Limits of uploads of the panel, which hold their slot while they arrive. `concurrencyPerClient`:
 * files that a browser sends at once.
 */
export const uploadLimits = {
  concurrency: 12,
  concurrencyPerClient: 3,
  queuedPerClient: 60,
} as const

/** Limits of media that are not in memory; a slot is held until the cms begins to answer. */
export const mediaLimits = {
  concurrency: 12,
  concurrencyPerClient: 3,
  queuedPerClient: 200,
} as const

/** Limits of large files in transfer: each holds a connection to the cms and buffers of 1 MB. */
export const streamLimits = {
  concurrency: 48,
  concurrencyPerClient: 8,
  queuedPerClient: 16,
} as const

/** `Retry-After` of a full queue, s. */
export const queueFullRetryAfterSeconds = 5

/** Client key of the site's own reads of pages, for sitemaps and llms.txt. */
export const internalClient = 'site'
