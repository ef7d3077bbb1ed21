import { childrenOf, topNodes } from '#src/content/rich-text/nodes.ts'
import type { LexicalNode } from '#src/content/rich-text/nodes.ts'

/** Types of the nodes within a line of text. */
const inline = new Set(['text', 'link', 'autolink', 'linebreak', 'tab'])

/** True for a node within a line of text. */
export const isInline = ({ type }: LexicalNode): boolean => inline.has(type)

/** True for a block with text of its own: a paragraph, heading, quote or item of a list. */
export const isPassage = (node: LexicalNode): boolean => childrenOf(node).some(isInline)

/** Text of a line: without marks, a line break as a line feed. */
function lineOf(node: LexicalNode): string {
  if (typeof node['text'] === 'string') return node['text']
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'tab') return '\t'
  return childrenOf(node).map(lineOf).join('')
}

/**
 * Blocks of a rich text that have a text, in the order of reading: paragraphs, headings, quotes,
 * items of lists, and paragraphs of the cells of tables.
 */
export function passageNodes(state: unknown): LexicalNode[] {
  const within = (node: LexicalNode): LexicalNode[] => {
    const nested = childrenOf(node).flatMap((child) =>
      inline.has(child.type) ? [] : within(child),
    )
    return isPassage(node) && passageText(node).trim() !== '' ? [node, ...nested] : nested
  }
  return topNodes(state).flatMap(within)
}

/** Text of a passage, without that of blocks inside it. */
export const passageText = (node: LexicalNode): string =>
  childrenOf(node).filter(isInline).map(lineOf).join('')

/** Texts of the passages of a rich text. */
export const passagesOf = (state: unknown): string[] => passageNodes(state).map(passageText)
