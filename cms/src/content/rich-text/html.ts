import {
  convertLexicalToHTML,
  HorizontalRuleHTMLConverter,
  LinebreakHTMLConverter,
  TabHTMLConverter,
  TextHTMLConverter,
} from '@payloadcms/richtext-lexical/html'
import type { HTMLConverters } from '@payloadcms/richtext-lexical/html'
import type { Image } from '@vitrine/contract/shapes/types'
import type { RichText } from '@vitrine/contract/shapes/types'
import { slugOf } from '#src/content/fields/slug-of.ts'
import { targetOf } from './links.ts'
import type { LinkTarget } from './links.ts'
import { childrenOf, topNodes } from './nodes.ts'
import type { LexicalNode } from './nodes.ts'
import { textOf } from './text.ts'

export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ??
      character,
  )

/**
 * Bit mask of the allowed text formats: bold, italic, code, subscript and superscript. Lexical's
 * converter writes other formats as inline styles, which the site's Content-Security-Policy blocks.
 */
const shownMarks = 1 | 2 | 16 | 32 | 64

interface Writing {
  headings: RichText['headings']
  imageOf: (id: number) => Image | undefined
  /** URL of a document in the locale of the text; undefined if it does not exist there. */
  addressOf: (target: LinkTarget) => string | undefined
  /** Called with the type of a node that has no converter or whose converter threw. */
  onUnknown: (type: string) => void
}

/**
 * True for an allowed URL of a link; a link with any other URL (javascript:, data:) is reduced to
 * its text.
 */
const isSafe = (url: string): boolean => /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(url)

function writeLink(node: LexicalNode, inner: string, writing: Writing): string {
  const fields = node['fields'] as
    | { linkType?: unknown; url?: unknown; newTab?: unknown }
    | undefined
  const target = targetOf(node)
  // a link to a document that does not exist in the locale is reduced to its text
  const url =
    fields?.linkType === 'internal'
      ? ((target && writing.addressOf(target)) ?? '')
      : typeof fields?.url === 'string'
        ? fields.url.trim()
        : ''
  if (!isSafe(url)) return inner
  return `<a href="${escapeHtml(url)}"${fields?.newTab ? ' target="_blank" rel="noopener"' : ''}>${inner}</a>`
}

function writeHeading(node: LexicalNode, inner: string, writing: Writing): string {
  const level = node['tag'] === 'h3' ? 3 : 2
  const text = textOf(node).trim()
  const base = slugOf(text) || 'secao'
  let id = base
  for (let n = 2; writing.headings.some((heading) => heading.id === id); n += 1) id = `${base}-${n}`
  writing.headings.push({ id, text, level })
  return `<h${level} id="${escapeHtml(id)}">${inner}</h${level}>`
}

const sourceSet = (image: Image, type: string): string =>
  image.sources
    .filter((source) => source.type === type)
    .map((source) => `${source.url} ${source.width}w`)
    .join(', ')

/** `<picture>` sized for the text column. */
export function writePicture(image: Image): string {
  const sizes = '(min-width: 768px) 720px, 100vw'
  const sources = ['image/avif', 'image/webp']
    .map((type) => ({ type, set: sourceSet(image, type) }))
    .filter(({ set }) => set !== '')
    .map(({ type, set }) => `<source type="${type}" srcset="${escapeHtml(set)}" sizes="${sizes}">`)
    .join('')
  return `<picture>${sources}<img src="${escapeHtml(image.url)}" alt="${escapeHtml(image.alt)}" width="${image.width}" height="${image.height}" loading="lazy" decoding="async"></picture>`
}

function writeFigure(node: LexicalNode, writing: Writing): string {
  const value = node['value']
  const id =
    typeof value === 'object' && value !== null && 'id' in value ? Number(value.id) : Number(value)
  const image = writing.imageOf(id)
  if (!image) return ''
  const caption = (node['fields'] as { caption?: unknown } | undefined)?.caption
  return `<figure>${writePicture(image)}${typeof caption === 'string' && caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`
}

/** Arguments of a converter. */
interface Converting {
  node: LexicalNode
  nodesToHTML: (args: { nodes: LexicalNode[] }) => string[]
}

type Converter = (args: Converting) => string

type EditorState = Parameters<typeof convertLexicalToHTML>[0]['data']

const inside = ({ node, nodesToHTML }: Converting): string =>
  nodesToHTML({ nodes: childrenOf(node) }).join('')

const span = (name: 'colspan' | 'rowspan', cells: unknown): string =>
  Number.isInteger(cells) && Number(cells) > 1 ? ` ${name}="${Number(cells)}"` : ''

/** Table cell whose paragraphs are separated by line breaks; a header cell gets its `scope`. */
function writeCell({ node, nodesToHTML }: Converting): string {
  const state = Number(node['headerState'] ?? 0)
  const inner = childrenOf(node)
    .map((child) =>
      nodesToHTML({ nodes: child.type === 'paragraph' ? childrenOf(child) : [child] }).join(''),
    )
    .join('<br />')
  const spans = span('colspan', node['colSpan']) + span('rowspan', node['rowSpan'])
  return state > 0
    ? `<th scope="${state === 2 ? 'row' : 'col'}"${spans}>${inner}</th>`
    : `<td${spans}>${inner}</td>`
}

/** Converters that replace those of the package, which write inline styles and classes. */
const convertersOf = (writing: Writing): Record<string, Converter> => ({
  heading: (args) => writeHeading(args.node, inside(args), writing),
  paragraph: (args) => {
    const inner = inside(args)
    return inner === '' ? '' : `<p>${inner}</p>`
  },
  quote: (args) => `<blockquote><p>${inside(args)}</p></blockquote>`,
  list: (args) =>
    args.node['listType'] === 'number' ? `<ol>${inside(args)}</ol>` : `<ul>${inside(args)}</ul>`,
  listitem: (args) => `<li>${inside(args)}</li>`,
  link: (args) => writeLink(args.node, inside(args), writing),
  autolink: (args) => writeLink(args.node, inside(args), writing),
  upload: ({ node }) => writeFigure(node, writing),
  // a scrollable, focusable container around each table
  table: (args) =>
    `<div class="table-scroll" tabindex="0"><table><tbody>${inside(args)}</tbody></table></div>`,
  tablerow: (args) => `<tr>${inside(args)}</tr>`,
  tablecell: writeCell,
})

/** Converters of the package that are used unchanged. */
const packaged = {
  ...HorizontalRuleHTMLConverter,
  ...LinebreakHTMLConverter,
  ...TabHTMLConverter,
  ...TextHTMLConverter,
}

/** Node types that can be rendered; html.test.ts checks that the editor offers no other. */
export const shownNodeTypes: readonly string[] = [
  ...Object.keys(packaged),
  ...Object.keys(
    convertersOf({
      headings: [],
      imageOf: () => undefined,
      addressOf: () => undefined,
      onUnknown: () => undefined,
    }),
  ),
]

/** Copy of a tree in which every node has children and text nodes have allowed formats only. */
const withChildren = (node: LexicalNode): LexicalNode => ({
  ...node,
  children: childrenOf(node).map(withChildren),
  ...(node.type === 'text' && {
    text: String(node['text'] ?? ''),
    format: Number(node['format'] ?? 0) & shownMarks,
  }),
})

/** Ids of the images in a rich text. */
export function pictureIds(state: unknown): number[] {
  const of = (node: LexicalNode): number[] =>
    node.type === 'upload'
      ? [
          Number(
            typeof node['value'] === 'object' && node['value'] !== null && 'id' in node['value']
              ? node['value'].id
              : node['value'],
          ),
        ]
      : childrenOf(node).flatMap(of)
  return topNodes(state).flatMap(of).filter(Number.isInteger)
}

/**
 * Writes a rich text as HTML in the contract's format with the editor's package, from the tree
 * only, with all text escaped. A node without a converter keeps its text and is reported.
 */
export function writeRichText(
  state: unknown,
  { imageOf, addressOf, onUnknown }: Omit<Writing, 'headings'>,
): RichText {
  const writing: Writing = { headings: [], imageOf, addressOf, onUnknown }
  const unknown: Converter = (args) => {
    onUnknown(args.node.type)
    return inside(args) || escapeHtml(textOf(args.node))
  }
  // the package logs an exception of a converter and omits its node
  const reporting =
    (converter: Converter): Converter =>
    (args) => {
      try {
        return converter(args)
      } catch {
        return unknown(args)
      }
    }
  const own = Object.entries(convertersOf(writing)).map(([type, converter]) => [
    type,
    reporting(converter),
  ])
  const html = convertLexicalToHTML({
    data: { root: { children: topNodes(state).map(withChildren) } } as unknown as EditorState,
    converters: { ...packaged, ...Object.fromEntries(own), unknown } as unknown as HTMLConverters,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  })
  return { html, headings: writing.headings }
}
