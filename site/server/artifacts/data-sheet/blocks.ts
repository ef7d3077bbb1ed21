/** Block of running text of a data sheet. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item'
  text: string
}

const kinds = { h2: 'heading', h3: 'heading', p: 'paragraph', li: 'item' } as const
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: '\u00a0',
}

/**
 * Parses the HTML of the cms's rich text to headings, paragraphs and list items. The HTML has few
 * tags, and only emphasis and links are nested. Tables and figures are left out; the sheet links to
 * the page.
 */
export function readBlocks(html: string): Block[] {
  const text = html.replaceAll(/<(table|figure)\b.*?<\/\1>/gs, '')
  return [...text.matchAll(/<(h2|h3|p|li)\b[^>]*>(.*?)<\/\1>/gs)].flatMap(([, tag, inner = '']) => {
    const plain = inner
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
      .replaceAll(/\s+/g, ' ')
      .trim()
    return plain === '' ? [] : [{ kind: kinds[tag as keyof typeof kinds], text: plain }]
  })
}
