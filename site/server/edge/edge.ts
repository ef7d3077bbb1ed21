import type { Metrics } from '#server/http/metrics.ts'
import { EdgePurger } from './edge-purger.ts'
import type { PurgeLog } from './edge-purger.ts'
import { edgeHeaders } from './headers.ts'
import type { EdgeHeaders } from './headers.ts'
import { edgeTargets } from './purge-requests.ts'
import type { EdgeSettings } from './purge-requests.ts'

/** Shared caches (CDN, reverse proxy) in front of the site. */
interface Edge {
  headers: EdgeHeaders
  /** Purges answers with one of the tags; call it after the site's own caches have expired them. */
  purge: (tags: ReadonlySet<string> | 'everything') => void
  stop: () => void
}

export function createEdge(
  settings: EdgeSettings,
  { metrics, log }: { metrics: Metrics; log: PurgeLog },
): Edge {
  const purgers = edgeTargets(settings).map((target) => new EdgePurger({ target, metrics, log }))
  return {
    headers: edgeHeaders(settings.EDGE),
    purge: (tags) => purgers.forEach((purger) => purger.purge(tags)),
    stop: () => purgers.forEach((purger) => purger.stop()),
  }
}
