import type { Metrics } from '#server/http/metrics.ts'
import { EdgePurger } from './edge-purger.ts'
import type { PurgeLog } from './edge-purger.ts'
import { edgeHeaders } from './headers.ts'
import type { EdgeHeaders } from './headers.ts'
import { edgeTargets } from './purge-requests.ts'
import type { EdgeSettings } from './purge-requests.ts'

/** The shared caches in front of the site. */
interface Edge {
  headers: EdgeHeaders
  /** Purges what bears one of the tags; to be called after the site's own caches have expired it. */
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
