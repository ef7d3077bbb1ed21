/**
 * Uncached work: page renders and reads of the API that no cache answers. `concurrency`: each render
 * holds a page and its answers several times over, and memory is bounded (architecture.md
 * "Budgets"). `concurrencyPerClient`: one address (of IPv6, one /64) keeps at most that much of the processor
 * from others. `queuedPerClient`: more than a browser, an office or a crawler asks for.
 */
export const uncachedLimits = {
  concurrency: 12,
  concurrencyPerClient: 2,
  queuedPerClient: 200,
} as const

/**
 * Calls that the cms answers itself: members' and refused reads, everything that writes, posted
 * forms. `concurrency`: the connections of the gateway to the cms (`pass-through.ts`). `concurrencyPerClient`: a
 * page of the restricted area asks for three at once; a body that arrives slowly holds its place.
 */
export const callLimits = {
  concurrency: 64,
  concurrencyPerClient: 4,
  queuedPerClient: 100,
} as const

/** Seconds after which a client whose queue is full may try again. */
export const queueFullRetryAfterSeconds = 5

/** Stands for the site itself: share images and sitemaps, which are made of pages. */
export const internalClient = 'site'
