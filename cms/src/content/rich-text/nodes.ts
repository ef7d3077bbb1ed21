/** A node of the editor's tree, as stored. */
export interface LexicalNode {
  type: string
  children?: LexicalNode[]
  [name: string]: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The children of what may be a node; strangers have none. */
export function childrenOf(node: unknown): LexicalNode[] {
  const children = isRecord(node) ? node['children'] : undefined
  return Array.isArray(children)
    ? children.filter(
        (child): child is LexicalNode => isRecord(child) && typeof child['type'] === 'string',
      )
    : []
}

/** The top nodes of a stored text. */
export function topNodes(state: unknown): LexicalNode[] {
  return isRecord(state) ? childrenOf(state['root']) : []
}
