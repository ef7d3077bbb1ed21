import { formatTags } from '@vitrine/contract/tags'

/** Supported shared caches, which the site purges by tag. */
export const edgeKinds = ['none', 'varnish', 'fastly', 'cloudflare'] as const
export type EdgeKind = (typeof edgeKinds)[number]

/** Tag of all answers of this site in a shared cache. */
export const everythingTag = 'vitrine'

/**
 * Time for which an edge serves an expired answer while the site is unreachable, s: a week. The TTL
 * is one day, which limits the effect of a lost purge. An answer that was already outdated when it
 * was sent has a TTL of some seconds.
 */
const staleSeconds = 604_800
const lifetime = (freshSeconds: number) => `max-age=${freshSeconds}, stale-if-error=${staleSeconds}`
const fresh = lifetime(86_400)
const outdated = lifetime(5)

/**
 * Header names of each cache. `varies`: true if the cache stores variants by `Vary` (Cloudflare
 * does so only for Accept-Encoding).
 */
const forms = {
  varnish: { tags: 'surrogate-key', lifetime: 'surrogate-control', separator: ' ', varies: true },
  fastly: { tags: 'surrogate-key', lifetime: 'surrogate-control', separator: ' ', varies: true },
  cloudflare: {
    tags: 'cache-tag',
    lifetime: 'cloudflare-cdn-cache-control',
    separator: ',',
    varies: false,
  },
} as const

/** Names of all headers addressed to an edge. */
export const edgeHeaderNames: readonly string[] = [
  ...new Set(Object.values(forms).flatMap((form) => [form.tags, form.lifetime])),
]

/**
 * Headers, as a flat list, of an answer that an edge may cache until one of its tags is purged. An
 * answer without tags could not be purged and gets no headers. `vary`: true if the answer depends
 * on request headers other than Accept-Encoding. `isOutdated`: true if the source has changed
 * since.
 */
export type EdgeHeaders = (
  tags: Iterable<string>,
  answer?: { vary?: boolean; isOutdated?: boolean },
) => readonly string[]

export function edgeHeaders(kind: EdgeKind): EdgeHeaders {
  if (kind === 'none') return () => []
  const form = forms[kind]
  return (tags, { vary = false, isOutdated = false } = {}) => {
    const own = formatTags(tags)
    if (own === '' || (vary && !form.varies)) return []
    return [
      form.tags,
      `${everythingTag} ${own}`.replaceAll(' ', form.separator),
      form.lifetime,
      isOutdated ? outdated : fresh,
    ]
  }
}

/** Header lines of a cached answer that is served although its source has changed. */
export const asOutdated = (lines: string): string => lines.replace(fresh, outdated)
