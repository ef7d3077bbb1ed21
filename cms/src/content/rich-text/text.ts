import { childrenOf, topNodes } from './nodes.ts'
import type { LexicalNode } from './nodes.ts'

/** The bare words of a node. */
export function textOf(node: LexicalNode): string {
  if (typeof node['text'] === 'string') return node['text']
  if (node.type === 'linebreak' || node.type === 'tab') return ' '
  return childrenOf(node)
    .map(textOf)
    .join(
      node.type === 'paragraph' || node.type === 'heading' || node.type === 'listitem' ? '' : ' ',
    )
}

/** The bare words of a stored text, for searching and counting. */
export function lexicalText(state: unknown): string {
  return topNodes(state)
    .map(textOf)
    .join('\n')
    .replace(/[ \t]+/g, ' ')
    .trim()
}
