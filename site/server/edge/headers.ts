import { formatTags } from '@vitrine/contract/tags'

/** Shared caches in front that the site purges by tag. */
export const edgeKinds = ['none', 'varnish', 'fastly', 'cloudflare'] as const
export type EdgeKind = (typeof edgeKinds)[number]

/** Tag of everything that an edge keeps of this site. */
export const everythingTag = 'vitrine'

/**
 * Time for which an edge keeps an answer without asking, s: a day, so that what no purge reached
 * does not stay for ever; and after it, while the site cannot be reached, a week. An answer that is
 * older than its source, whose purge has passed, is kept for some seconds.
 */
const staleSeconds = 604_800
const lifetime = (freshSeconds: number) => `max-age=${freshSeconds}, stale-if-error=${staleSeconds}`
const fresh = lifetime(86_400)
const outdated = lifetime(5)

/**
 * Header names of each cache. `varies`: whether it keeps an answer's versions by `Vary` (Cloudflare
 * does so for Accept-Encoding alone).
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

/** All header names that are meant for an edge. */
export const edgeHeaderNames: readonly string[] = [
  ...new Set(Object.values(forms).flatMap((form) => [form.tags, form.lifetime])),
]

/**
 * Headers, as a flat list, of an answer that an edge may keep until one of its tags is purged; none
 * without tags, by which alone it could be purged. `vary`: other request headers than
 * Accept-Encoding on which the answer depends. `isOutdated`: it is older than its source.
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

/** Header lines of a kept answer that is served although it is older than its source. */
export const asOutdated = (lines: string): string => lines.replace(fresh, outdated)
