import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Prometheus metrics of the site, served at /metrics. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    /** Page requests by cache result; hits are added in bulk when the metrics are collected. */
    pageRequests: new Counter({
      registers,
      name: 'vitrine_page_requests_total',
      help: 'Page requests by cache result',
      labelNames: ['result'] as const,
    }),
    renders: new Counter({
      registers,
      name: 'vitrine_page_renders_total',
      help: 'Pages rendered',
      labelNames: ['status'] as const,
    }),
    renderSeconds: new Histogram({
      registers,
      name: 'vitrine_page_render_seconds',
      help: 'Time to render a page, waiting for the API included',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    }),
    apiRequests: new Counter({
      registers,
      name: 'vitrine_api_requests_total',
      help: 'Reads of the API by cache result',
      labelNames: ['result'] as const,
    }),
    changes: new Counter({
      registers,
      name: 'vitrine_feed_changes_total',
      help: 'Changes followed',
    }),
    feedUp: new Gauge({
      registers,
      name: 'vitrine_feed_up',
      help: '1 while the change feed can be followed',
    }),
    cacheBytes: new Gauge({
      registers,
      name: 'vitrine_cache_bytes',
      help: 'Bytes kept',
      labelNames: ['cache'] as const,
    }),
    cacheEntries: new Gauge({
      registers,
      name: 'vitrine_cache_entries',
      help: 'Entries kept',
      labelNames: ['cache'] as const,
    }),
    viewsWaiting: new Gauge({
      registers,
      name: 'vitrine_views_waiting',
      help: 'Views counted and not yet told to the cms',
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
