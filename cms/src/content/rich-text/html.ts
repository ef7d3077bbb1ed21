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

/** Marks of a text node, as the editor stores them: bits, outermost first. */
const formats = [
  [1, 'strong'],
  [2, 'em'],
  [32, 'sub'],
  [64, 'sup'],
  [16, 'code'],
] as const

interface Writing {
  headings: RichText['headings']
  imageOf: (id: number) => Image | undefined
  /** The current address of a document in the locale of the text. */
  addressOf: (target: LinkTarget) => string | undefined
}

/** Addresses that a link may have; anything else (javascript:, data:) leaves only its words. */
const isSafe = (url: string): boolean => /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(url)

function writeText(node: LexicalNode): string {
  const bits = typeof node['format'] === 'number' ? node['format'] : 0
  return formats.reduceRight(
    (html, [bit, tag]) => (bits & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeHtml(String(node['text'] ?? '')),
  )
}

function writeLink(node: LexicalNode, inner: string, writing: Writing): string {
  const fields = node['fields'] as
    | { linkType?: unknown; url?: unknown; newTab?: unknown }
    | undefined
  const target = targetOf(node)
  // a document that does not exist in the locale leaves its words
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

/** A picture at the size that the reader's column needs. */
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

/** Tables scroll by themselves, reachable by keyboard; header cells say what they head. */
function writeTable(node: LexicalNode, writing: Writing): string {
  const rows = childrenOf(node).map(
    (row) =>
      `<tr>${childrenOf(row)
        .map((cell) => {
          const state = Number(cell['headerState'] ?? 0)
          const inner = childrenOf(cell)
            .map((child) =>
              child.type === 'paragraph' ? writeAll(child, writing) : write(child, writing),
            )
            .join('<br>')
          return state > 0
            ? `<th scope="${state === 2 ? 'row' : 'col'}">${inner}</th>`
            : `<td>${inner}</td>`
        })
        .join('')}</tr>`,
  )
  return `<div class="table-scroll" tabindex="0"><table><tbody>${rows.join('')}</tbody></table></div>`
}

function write(node: LexicalNode, writing: Writing): string {
  switch (node.type) {
    case 'text':
      return writeText(node)
    case 'linebreak':
      return '<br>'
    case 'horizontalrule':
      return '<hr>'
    case 'upload':
      return writeFigure(node, writing)
    case 'table':
      return writeTable(node, writing)
  }
  const inner = writeAll(node, writing)
  switch (node.type) {
    case 'heading':
      return writeHeading(node, inner, writing)
    case 'paragraph':
      return inner === '' ? '' : `<p>${inner}</p>`
    case 'quote':
      return `<blockquote><p>${inner}</p></blockquote>`
    case 'list':
      return node['listType'] === 'number' ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`
    case 'listitem':
      return `<li>${inner}</li>`
    case 'link':
    case 'autolink':
      return writeLink(node, inner, writing)
    default:
      return inner
  }
}

const writeAll = (node: LexicalNode, writing: Writing): string =>
  childrenOf(node)
    .map((child) => write(child, writing))
    .join('')

/** The ids of the pictures in a stored text. */
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

/** A stored text as the contract's HTML: made from the tree alone, everything escaped. */
export function writeRichText(
  state: unknown,
  { imageOf, addressOf }: Pick<Writing, 'imageOf' | 'addressOf'>,
): RichText {
  const writing: Writing = { headings: [], imageOf, addressOf }
  return {
    html: topNodes(state)
      .map((node) => write(node, writing))
      .join('\n'),
    headings: writing.headings,
  }
}
