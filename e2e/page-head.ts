/** Attributes of all tags of a name, in order; names in lower case. */
export function tagsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  )
}

/** Content of a `meta` by name or property. */
export function metaOf(html: string, name: string): string | undefined {
  return tagsOf(html, 'meta').find((tag) => tag['property'] === name || tag['name'] === name)?.[
    'content'
  ]
}

/** hreflang alternates: tag → URL. */
export function alternatesOf(html: string): Record<string, string> {
  const links = tagsOf(html, 'link').filter((link) => link['rel'] === 'alternate')
  return Object.fromEntries(links.map((link) => [link['hreflang'] ?? '', link['href'] ?? '']))
}

export function canonicalOf(html: string): string | undefined {
  return tagsOf(html, 'link').find((link) => link['rel'] === 'canonical')?.['href']
}
