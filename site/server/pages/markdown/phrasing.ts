import { isElement, textOf } from './page-element.ts'
import type { PageElement, PageNode } from './page-element.ts'
import { resolveAddress } from './resolve-address.ts'
import { scriptText } from './script-text.ts'
import { separateWords } from './separate-words.ts'
import type { Phrasing } from './tree.ts'

/** Elements that stand on lines of their own; in a cell or link they are separated by a space. */
export const blockNames: ReadonlySet<string> = new Set(
  'address article aside blockquote details div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

const formats = {
  b: 'strong',
  strong: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  s: 'delete',
  del: 'delete',
} as const

const isFormat = (name: string): name is keyof typeof formats => Object.hasOwn(formats, name)

/** Text, links, pictures and formats of nodes; blocks among them are joined in one line. */
export function phrasing(nodes: readonly PageNode[], page: string): Phrasing[] {
  return joined(
    separateWords(nodes).flatMap((node): Phrasing[] => {
      if (!isElement(node)) return [{ type: 'text', value: node }]
      if (blockNames.has(node.name)) return [space, ...phrasing(node.children, page), space]
      return ofElement(node, page)
    }),
  )
}

const space = { type: 'text', value: ' ' } as const

function ofElement(node: PageElement, page: string): Phrasing[] {
  const { name, children } = node
  if (name === 'br') return [space]
  if (name === 'img') return picture(node, page)
  if (name === 'sup' || name === 'sub')
    return [{ type: 'text', value: scriptText(textOf(children), name) }]
  if (name === 'code' || name === 'kbd' || name === 'samp') {
    const value = textOf(children).trim()
    return value === '' ? [] : [{ type: 'inlineCode', value }]
  }
  const own = phrasing(children, page)
  if (isFormat(name))
    return spacesOutside(own, (inner) => ({ type: formats[name], children: inner }))
  return name === 'a' ? linked(own, node, page) : own
}

/** Contents of a link; without the link if it has no address that a reader could open. */
export function linked(
  own: readonly Phrasing[],
  { attributes }: PageElement,
  page: string,
): Phrasing[] {
  const url = resolveAddress(attributes['href'], page)
  if (url === undefined) return [...own]
  return spacesOutside(own, (inner) => ({ type: 'link', url, children: inner as never }))
}

/** A picture with an alternative text; others only decorate. */
function picture({ attributes }: PageElement, page: string): Phrasing[] {
  // `data-whole`: address of the picture with what the page lays over it
  const { alt = '', src, 'data-whole': whole = src } = attributes
  const url = resolveAddress(whole, page)
  return url === undefined || alt === '' ? [] : [{ type: 'image', url, alt }]
}

/** Wraps contents without the spaces at their ends, which Markdown needs outside; nothing if empty. */
function spacesOutside(
  own: readonly Phrasing[],
  wrap: (inner: Phrasing[]) => Phrasing,
): Phrasing[] {
  const inner = trimmed(own)
  if (inner.length === 0) return []
  return [
    ...(startsWithSpace(own[0]) ? [space] : []),
    wrap(inner),
    ...(endsWithSpace(own.at(-1)) ? [space] : []),
  ]
}

const startsWithSpace = (node: Phrasing | undefined): boolean =>
  node?.type === 'text' && node.value.startsWith(' ')
const endsWithSpace = (node: Phrasing | undefined): boolean =>
  node?.type === 'text' && node.value.endsWith(' ')

/** Contents with neighboring texts joined and white space collapsed. */
function joined(nodes: readonly Phrasing[]): Phrasing[] {
  const all: Phrasing[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (node.type === 'text' && last?.type === 'text')
      all[all.length - 1] = { type: 'text', value: last.value + node.value }
    else all.push(node)
  }
  return all.flatMap((node): Phrasing[] => {
    if (node.type !== 'text') return [node]
    const value = node.value.replaceAll(/[ \t\n\r]+/g, ' ')
    return value === '' ? [] : [{ type: 'text', value }]
  })
}

/** Contents without spaces at both ends. */
export function trimmed(nodes: readonly Phrasing[]): Phrasing[] {
  return nodes.flatMap((node, at): Phrasing[] => {
    if (node.type !== 'text') return [node]
    const start = at === 0 ? node.value.trimStart() : node.value
    const value = at === nodes.length - 1 ? start.trimEnd() : start
    return value === '' ? [] : [{ type: 'text', value }]
  })
}
