/**
 * Limits of uncached work: page renders, and API reads that miss the cache. `concurrency`: a render
 * holds its page and answers several times over in memory. `concurrencyPerClient`: CPU share of one
 * address (IPv6: one /64). `queuedPerClient`: above what a browser, an office or a crawler
 * requests.
 */
export const uncachedLimits = {
  concurrency: 12,
  concurrencyPerClient: 2,
  queuedPerClient: 200,
} as const

/**
 * Limits of calls that are forwarded to the cms: members' reads, invalid reads, writes, posted
 * forms. `concurrency`: connections from gateway to cms (`pass-through.ts`).
 * `concurrencyPerClient`: a page of the restricted area sends three calls at once; an upload
 * occupies its slot until it ends.
 */
export const callLimits = {
  concurrency: 64,
  concurrencyPerClient: 4,
  queuedPerClient: 100,
} as const

/**
 * Limits of what reaches the panel and its assets. `concurrencyPerClient`: a screen of the panel asks for
 * dozens of files at once, which wait for one another; more would take the processor of the cms from
 * visitors. A place is held until the cms begins to answer, not while a client reads.
 */
export const panelLimits = {
  concurrency: 24,
  concurrencyPerClient: 3,
  queuedPerClient: 300,
} as const

/** Limits of media that are not in memory; a place is held until the cms begins to answer. */
export const mediaLimits = {
  concurrency: 12,
  concurrencyPerClient: 3,
  queuedPerClient: 200,
} as const

/**
 * Limits of large files that are being sent: each holds a connection to the cms and its buffers, 1 MB.
 */
export const streamLimits = {
  concurrency: 48,
  concurrencyPerClient: 8,
  queuedPerClient: 16,
} as const

/** `Retry-After` of a full queue, s. */
export const queueFullRetryAfterSeconds = 5

/** Client key of the site's own work: share images and sitemaps, which read pages. */
export const internalClient = 'site'
