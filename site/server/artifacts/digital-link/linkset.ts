import { defaultLink, defaultLinkMulti } from './link-types.ts'
import type { Link, Links } from './part-links.ts'

/** Media type of a linkset as JSON (RFC 9264). */
export const linksetType = 'application/linkset+json'

/** Media type of a linkset as JSON-LD. */
export const jsonLdType = 'application/ld+json'

/** Context by which a linkset is JSON-LD (GS1-Conformant Resolver 1.2.0, artefacts). */
const context = 'https://ref.gs1.org/standards/resolver/1.2.0/linkset-context'

/** `Link` header that refers to the context. */
export const contextLink = `<${context}>; rel="http://www.w3.org/ns/json-ld#context"; type="${jsonLdType}"`

/**
 * Linkset of a part number. There is one default link, with no attribute but its title; those by
 * language are `defaultLinkMulti` (GS1-Conformant Resolver 1.2.0, default links).
 */
export function linksetOf(
  { anchor, description }: { anchor: string; description: string },
  { links, defaults }: { links: Links; defaults: readonly Link[] },
): { linkset: Record<string, unknown>[] } {
  const [first] = defaults
  return {
    linkset: [
      {
        anchor,
        description,
        ...(first ? { [defaultLink]: [{ href: first.href, title: first.title }] } : {}),
        ...(defaults.length > 1 ? { [defaultLinkMulti]: defaults } : {}),
        ...links,
      },
    ],
  }
}

/** Linkset in a media type; as JSON-LD it names its context. */
export const serialiseLinkset = (linkset: object, type: string): string =>
  JSON.stringify(type === jsonLdType ? { '@context': context, ...linkset } : linkset)
