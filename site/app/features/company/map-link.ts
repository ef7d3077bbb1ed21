/** Map search for an address, as a plain link: no third-party content is embedded. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address.replaceAll(' · ', ', ') }).toString()}`
}
