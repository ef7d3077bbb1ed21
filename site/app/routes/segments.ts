/** A slug as it stands in a path: percent-encoded, but for the colon, which slugs may have (spec §5). */
export function encodeSegment(slug: string): string {
  return encodeURIComponent(slug).replaceAll('%3A', ':')
}
