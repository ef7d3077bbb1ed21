/** A block of running text of a data sheet. */
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
 * Parses the HTML of a rich text of the cms to headings, paragraphs and list items (its own few
 * tags; nothing nested but emphasis and links). Tables and figures are left out; the sheet links to
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
