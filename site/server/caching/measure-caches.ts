import type { Metrics } from '#server/http/metrics.ts'

interface Sizes {
  bytes: number
  size: number
}

/** Sets the metrics of all caches, and adds the page hits since the last call. */
export function measureCaches(
  metrics: Metrics,
  pages: { takeHits: () => ReadonlyMap<string, number>; stores: Record<string, Sizes> } | undefined,
  stores: Record<string, Sizes>,
): void {
  for (const [route, hits] of pages?.takeHits() ?? [])
    metrics.pageRequests.inc({ result: 'hit', route }, hits)
  for (const [cache, store] of Object.entries({ ...stores, ...pages?.stores })) {
    metrics.cacheBytes.set({ cache }, store.bytes)
    metrics.cacheEntries.set({ cache }, store.size)
  }
}
