import type { Block, Text } from '@vitrine/demo'

/** Conversion of the demonstration's text blocks to Lexical nodes. */
type Node = Record<string, unknown> & { type: string }

const element = (type: string, children: Node[], more: Record<string, unknown> = {}): Node => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...more,
})

/** Text nodes of a text with `**bold**`. */
function inline(text: string): Node[] {
  return text
    .split('**')
    .map((part, index) => ({
      type: 'text',
      version: 1,
      text: part,
      format: index % 2,
      style: '',
      mode: 'normal',
      detail: 0,
    }))
    .filter((node) => node.text !== '')
}

const paragraph = (text: string): Node =>
  element('paragraph', inline(text), { textFormat: 0, textStyle: '' })

const list = (items: string[]): Node =>
  element(
    'list',
    items.map((item, index) => element('listitem', inline(item), { value: index + 1 })),
    { listType: 'bullet', tag: 'ul', start: 1 },
  )

const cell = (text: string, header: boolean): Node =>
  element('tablecell', [paragraph(text)], {
    headerState: header ? 1 : 0,
    colSpan: 1,
    rowSpan: 1,
    backgroundColor: null,
  })

function write(block: Block, locale: string, picture: (key: string) => number): Node[] {
  const say = (text: Text | string): string =>
    typeof text === 'string' ? text : (text[locale] ?? '')
  switch (block.kind) {
    case 'heading':
      return [element('heading', inline(say(block.text)), { tag: 'h2' })]
    case 'paragraph':
      return [paragraph(say(block.text))]
    case 'list':
      return [list(block.items.map(say))]
    case 'table': {
      const rows = [block.head, ...block.rows].map((row, index) =>
        element(
          'tablerow',
          row.map((text) => cell(say(text), index === 0)),
        ),
      )
      return [
        ...(block.caption ? [paragraph(`**${say(block.caption)}**`)] : []),
        element('table', rows),
      ]
    }
    case 'figure':
      return [
        {
          type: 'upload',
          version: 3,
          format: '',
          relationTo: 'media',
          value: picture(block.picture),
          fields: { caption: say(block.caption) },
          id: `${block.picture}-${locale}`,
        },
      ]
  }
}

/** Rich text in one locale. */
export function lexical(
  blocks: readonly Block[],
  locale: string,
  picture: (key: string) => number,
) {
  return {
    root: element(
      'root',
      blocks.flatMap((block) => write(block, locale, picture)),
    ) as never,
  }
}
