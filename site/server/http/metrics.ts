import { getHeapStatistics } from 'node:v8'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import manifest from '../../package.json' with { type: 'json' }

/** Prometheus metrics of the site, served at /metrics. */
export function createMetrics() {
  const registry = new Registry()
  // the default measures the event loop delay 100 times a second, which takes half of an idle
  // process's CPU time
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 200 })
  const registers = [registry]
  new Gauge({
    registers,
    name: 'vitrine_build_info',
    help: 'Versions',
    labelNames: ['program', 'version', 'node'],
  }).set({ program: 'site', version: manifest.version, node: process.version }, 1)
  new Gauge({
    registers,
    name: 'vitrine_heap_limit_bytes',
    help: 'Limit of V8’s heap, at which the process ends',
  }).set(getHeapStatistics().heap_size_limit)
  return {
    registry,
    /** Page requests by cache result and screen; hits are added in bulk when the metrics are read. */
    pageRequests: new Counter({
      registers,
      name: 'vitrine_page_requests_total',
      help: 'Page requests by cache result and screen',
      labelNames: ['result', 'route'] as const,
    }),
    requestSeconds: new Histogram({
      registers,
      name: 'vitrine_site_request_seconds',
      help: 'Requests that a kept page did not answer, by route, method and status, with their duration',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
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
    contractEqual: createContractGauge(registry),
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
    edgePurges: new Counter({
      registers,
      name: 'vitrine_edge_purges_total',
      help: 'Purges sent to the caches in front',
      labelNames: ['result'] as const,
    }),
    edgeWaiting: new Gauge({
      registers,
      name: 'vitrine_edge_tags_waiting',
      help: 'Tags of which a cache in front was not yet told',
      labelNames: ['edge'] as const,
    }),
    viewsWaiting: new Gauge({
      registers,
      name: 'vitrine_views_waiting',
      help: 'Views counted and not yet told to the cms',
    }),
    visits: createVisitHistograms(registry),
  }
}

/**
 * Histograms of performance measurements by browsers (docs/design/monitoring.md); their buckets
 * include the limits between good, fair and poor of each Web Vital.
 */
function createVisitHistograms(registry: Registry) {
  const histogram = (name: string, what: string, buckets: number[]) =>
    new Histogram({
      registers: [registry],
      name: `vitrine_visit_${name}`,
      help: `${what} of visits that browsers measured, by screen and kind of device`,
      labelNames: ['screen', 'device'] as const,
      buckets,
    })
  return {
    lcpSeconds: histogram(
      'lcp_seconds',
      'Largest contentful paint',
      [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    ),
    inpSeconds: histogram(
      'inp_seconds',
      'Interaction to next paint',
      [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    ),
    cls: histogram('cls', 'Cumulative layout shift', [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]),
    ttfbSeconds: histogram(
      'ttfb_seconds',
      'Time to first byte',
      [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
    ),
  }
}

/** Gauge of contract equality; 1 until the cms reports another version. */
function createContractGauge(registry: Registry): Gauge {
  const gauge = new Gauge({
    registers: [registry],
    name: 'vitrine_contract_equal',
    help: '1 while the cms speaks the contract of this build',
  })
  gauge.set(1)
  return gauge
}

export type Metrics = ReturnType<typeof createMetrics>
