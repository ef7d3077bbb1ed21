import type { ResourceLink } from '@modelcontextprotocol/server'

/** Address on the public origin of a path; another address as it is. */
export const absolute = (url: string, origin: string): string =>
  url.startsWith('/') ? origin + url : url

export const pageLink = (uri: string, name: string): ResourceLink => ({
  type: 'resource_link',
  uri,
  name,
  mimeType: 'text/html',
})

export const fileLink = ({
  uri,
  name,
  title,
  mimeType,
  size,
}: Omit<ResourceLink, 'type'> & { uri: string }): ResourceLink => ({
  type: 'resource_link',
  uri,
  name,
  ...(title ? { title } : {}),
  ...(mimeType ? { mimeType } : {}),
  ...(size === undefined ? {} : { size }),
})

/** Links without repetitions. */
export const distinctLinks = (links: readonly ResourceLink[]): ResourceLink[] => [
  ...new Map(links.map((link) => [link.uri, link])).values(),
]
