/** A search for an address on a map: a plain link, so that nothing of the map is loaded here. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address.replaceAll(' · ', ', ') }).toString()}`
}
