/**
 * Uncached work: page renders and reads of the API that no cache answers. `atOnce`: each render
 * holds a page and its answers
 * several times over, and memory is bounded (architecture.md "Budgets"). `perClient`: one address
 * (of IPv6, one /64) keeps at
 * most that much of the processor from others. `waitingPerClient`: more than a browser, an office
 * or a crawler asks for.
 */
export const uncachedLimits = { atOnce: 12, perClient: 2, waitingPerClient: 200 } as const

/** Seconds after which a client whose queue is full may try again. */
export const queueFullRetryAfter = 5

/** Stands for the site itself: share images and sitemaps, which are made of pages. */
export const ownClient = 'site'
