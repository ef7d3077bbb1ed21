import type { Answer } from '@vitrine/contract/client'
import { markdownText, richTextBlocks } from '#server/pages/markdown/page-markdown.ts'
import type { Block as Node } from '#server/pages/markdown/tree.ts'

type Page = Answer<'page-read'>
type Block = Page['blocks'][number]

const paragraph = (value: string): Node[] =>
  value === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value }] }]

const heading = (value: string, depth: 2 | 3): Node[] =>
  value === '' ? [] : [{ type: 'heading', depth, children: [{ type: 'text', value }] }]

const list = (items: readonly string[]): Node[] =>
  items.length === 0
    ? []
    : [
        {
          type: 'list',
          ordered: false,
          spread: false,
          children: items.map((item) => ({
            type: 'listItem',
            spread: false,
            children: paragraph(item),
          })),
        },
      ]

const joined = (separator: string, ...parts: string[]): string =>
  parts.filter(Boolean).join(separator)

/** Entries of a block, under its title and text. */
function entriesOf(block: Block): Node[] {
  switch (block.kind) {
    case 'figures':
      return list(block.figures.map(({ value, unit, text }) => joined(' ', value, unit, text)))
    case 'steps':
      return list(block.steps.map(({ title, text }) => joined(': ', title, text)))
    case 'questions':
      return block.questions.flatMap(({ title, text }) => [
        ...heading(title, 3),
        ...paragraph(text),
      ])
    case 'quotation':
      return paragraph(joined(', ', block.name, block.role))
    case 'logos':
      return list(block.logos.map(({ title }) => title))
    case 'gallery':
      return list(block.pictures.map(({ text }) => text).filter(Boolean))
    case 'part-table':
      return list(
        block.rows.map(({ part_number: code, product }) => joined(': ', code, product.title)),
      )
    case 'certificates':
      return list(block.certificates.map(({ number, standard }) => joined(', ', number, standard)))
    case 'where-to-buy':
      return list(block.distributors.map(({ name, city }) => joined(', ', name, city)))
    default:
      return []
  }
}

const textOf = (block: Block, origin: string): Node[] => {
  if (!('text' in block)) return []
  return typeof block.text === 'string'
    ? paragraph(block.text)
    : richTextBlocks(block.text.html, origin)
}

/** Text of a page of blocks in Markdown. Its products, publications and documents are apart. */
export const pageText = ({ blocks }: Page, origin: string): string =>
  markdownText(
    blocks.flatMap((block) => [
      ...heading(block.title, 2),
      ...textOf(block, origin),
      ...entriesOf(block),
    ]),
  ).trim()

/** Entries of all blocks of a kind, each once by its key. */
export const entriesOfKind = <Kind extends Block['kind'], Entry>(
  { blocks }: Page,
  kind: Kind,
  [entriesIn, keyOf]: [
    (block: Extract<Block, { kind: Kind }>) => readonly Entry[],
    (entry: Entry) => string | number,
  ],
): Entry[] => [
  ...new Map(
    blocks
      .filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind)
      .flatMap(entriesIn)
      .map((entry) => [keyOf(entry), entry]),
  ).values(),
]
