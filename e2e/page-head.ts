/** Attributes of all tags of a name, in document order; names in lower case. */
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
  return Object.fromEntries(
    tagsOf(html, 'link').flatMap(({ rel, hreflang, href = '' }) =>
      rel === 'alternate' && hreflang !== undefined ? [[hreflang, href]] : [],
    ),
  )
}

export function canonicalOf(html: string): string | undefined {
  return tagsOf(html, 'link').find((link) => link['rel'] === 'canonical')?.['href']
}

/** Text of HTML: without tags, with the entities of React's output decoded. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** JSON-LD objects of a page. */
export function structuredOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']): Record<string, unknown> => JSON.parse(json),
  )
}
