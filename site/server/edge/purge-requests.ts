import type { EdgeKind } from './headers.ts'

/** Request that purges some tags. */
export interface PurgeRequest {
  url: string
  method: 'PURGE' | 'POST'
  headers: Record<string, string>
  body?: string
}

/** Cache to purge, and its requests. */
export interface EdgeTarget {
  /** Name for the log, without secrets. */
  name: string
  /** Maximum tags per request. */
  batch: number
  request: (tags: readonly string[]) => PurgeRequest
}

/** Edge settings of the environment. */
export interface EdgeSettings {
  EDGE: EdgeKind
  EDGE_URL: readonly string[]
  EDGE_TOKEN?: string | undefined
  EDGE_SERVICE?: string | undefined
}

/**
 * Maximum tags per request: documented limits of Fastly and Cloudflare; header limit of 8 KB of
 * Varnish.
 */
const batches = { varnish: 100, fastly: 256, cloudflare: 30 } as const

/** Purge targets of the settings: each Varnish, or the service at Fastly or Cloudflare. */
export function edgeTargets({
  EDGE,
  EDGE_URL,
  EDGE_TOKEN = '',
  EDGE_SERVICE = '',
}: EdgeSettings): EdgeTarget[] {
  if (EDGE === 'none') return []
  if (EDGE === 'varnish')
    return EDGE_URL.map((url) => ({
      name: url,
      batch: batches.varnish,
      request: (tags) => ({
        url,
        method: 'PURGE',
        headers: {
          'surrogate-key': tags.join(' '),
          ...(EDGE_TOKEN === '' ? {} : { authorization: `Bearer ${EDGE_TOKEN}` }),
        },
      }),
    }))
  const [base = defaultBases[EDGE]] = EDGE_URL
  return [
    {
      name: new URL(base).host,
      batch: batches[EDGE],
      request: ofService[EDGE](base, EDGE_SERVICE, EDGE_TOKEN),
    },
  ]
}

const defaultBases = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com/client/v4',
} as const

const ofService = {
  // soft purge: the edge keeps the object to serve it while the site is unreachable
  fastly:
    (base: string, service: string, token: string) =>
    (tags: readonly string[]): PurgeRequest => ({
      url: `${base}/service/${encodeURIComponent(service)}/purge`,
      method: 'POST',
      headers: { 'fastly-key': token, 'fastly-soft-purge': '1', 'surrogate-key': tags.join(' ') },
    }),
  cloudflare:
    (base: string, zone: string, token: string) =>
    (tags: readonly string[]): PurgeRequest => ({
      url: `${base}/zones/${encodeURIComponent(zone)}/purge_cache`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }),
} as const
