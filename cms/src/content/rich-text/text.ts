import { childrenOf, topNodes } from './nodes.ts'
import type { LexicalNode } from './nodes.ts'

/** Plain text of a node. */
export function textOf(node: LexicalNode): string {
  if (typeof node['text'] === 'string') return node['text']
  if (node.type === 'linebreak' || node.type === 'tab') return ' '
  return childrenOf(node)
    .map(textOf)
    .join(
      node.type === 'paragraph' || node.type === 'heading' || node.type === 'listitem' ? '' : ' ',
    )
}

/** Plain text of a rich text, for search and word counts. */
export function lexicalText(state: unknown): string {
  return topNodes(state)
    .map(textOf)
    .join('\n')
    .replace(/[ \t]+/g, ' ')
    .trim()
}
