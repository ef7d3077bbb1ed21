/** Lexical node as stored. */
export interface LexicalNode {
  type: string
  children?: LexicalNode[]
  [name: string]: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Children of a value that may be a node; empty for anything else. */
export function childrenOf(node: unknown): LexicalNode[] {
  const children = isRecord(node) ? node['children'] : undefined
  return Array.isArray(children)
    ? children.filter(
        (child): child is LexicalNode => isRecord(child) && typeof child['type'] === 'string',
      )
    : []
}

/** Top-level nodes of a rich text. */
export function topNodes(state: unknown): LexicalNode[] {
  return isRecord(state) ? childrenOf(state['root']) : []
}
