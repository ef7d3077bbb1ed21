/** Protocols of addresses that a reader may open. */
const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Absolute address of a link of a page; undefined if it is none that a reader may open. */
export function resolveAddress(href: string | undefined, page: string): string | undefined {
  const url = href === undefined ? null : URL.parse(href, page)
  return url && protocols.has(url.protocol) ? url.href : undefined
}
