/** schema.org ItemList of a list page, in the visible order. */
export function itemListJson(
  items: readonly { name: string; href: string }[],
  url: (path: string) => string,
): object[] {
  if (items.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: url(href),
      })),
    },
  ]
}
