import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Info, State } from 'mdast-util-to-markdown'
import { blocks } from './blocks.ts'
import { pageContent } from './page-content.ts'
import { resolveAddress } from './resolve-address.ts'
import type { Block, Image, Link } from './tree.ts'

/** Markdown of a page, and the absolute address of its canonical page. */
export interface PageMarkdown {
  text: string
  canonical: string | undefined
}

/**
 * Markdown (GFM) of a page that the app rendered: its main element without controls and navigation,
 * from its main heading on, with absolute addresses.
 *
 * @param page - Absolute address of the page.
 */
export function pageMarkdown(html: string, page: string): PageMarkdown {
  const { main, title, canonical } = pageContent(html)
  return {
    text: markdownText(fromHeading(blocks(main, page), title)),
    canonical: resolveAddress(canonical, page),
  }
}

/**
 * Markdown of a rich text.
 *
 * @param page - Absolute address of its page.
 */
export const richTextMarkdown = (html: string, page: string): string =>
  markdownText(richTextBlocks(html, page)).trim()

/** Markdown tree of a rich text. */
export const richTextBlocks = (html: string, page: string): Block[] =>
  blocks(pageContent(`<main>${html}</main>`).main, page)

/** Text of blocks in which nothing of their texts is Markdown. */
export const markdownText = (children: Block[]): string =>
  toMarkdown({ type: 'root', children }, options)

const options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  handlers: { link: Object.assign(link, { peek: () => '[' }), image },
  extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown({ tablePipeAlign: false })],
} as const satisfies NonNullable<Parameters<typeof toMarkdown>[1]>

/** Blocks with the main heading first; what stands above it on the page follows it. */
function fromHeading(children: readonly Block[], title: string): Block[] {
  const own = children.find((node) => node.type === 'heading' && node.depth === 1)
  const heading: Block = own ?? {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: title }],
  }
  return [heading, ...children.filter((node) => node !== own)]
}

function link(node: Link, _: unknown, state: State, info: Info): string {
  const ends = [state.enter('link'), state.enter('label')]
  const text = state.containerPhrasing(node, { ...info, before: '[', after: ']' })
  for (const end of ends.toReversed()) end()
  return `[${text}](${destination(node.url)})`
}

function image(node: Image, _: unknown, state: State, info: Info): string {
  const ends = [state.enter('image'), state.enter('label')]
  const alt = state.safe(node.alt, { ...info, before: '[', after: ']' })
  for (const end of ends.toReversed()) end()
  return `![${alt}](${destination(node.url)})`
}

/** Signs that end an address in Markdown, escape, or end a character reference. */
const unsafe = /[\s()<>[\]|\\`";]/g

/**
 * Address of a link without the backslashes of a text, since programs copy it; unsafe signs are
 * percent-encoded.
 */
const destination = (url: string): string =>
  url.replaceAll(unsafe, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
