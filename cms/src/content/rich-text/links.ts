import { linkedCollections } from '#src/content/fields/linked-collections.ts'
import type { LinkedCollection } from '#src/content/fields/linked-collections.ts'
import { childrenOf, topNodes } from './nodes.ts'
import type { LexicalNode } from './nodes.ts'

/** Target document of a link. */
export interface LinkTarget {
  collection: LinkedCollection
  id: number
}

const isLinked = (value: unknown): value is LinkedCollection =>
  linkedCollections.some((collection) => collection === value)

/** Target of an internal link; undefined for an external URL. */
export function targetOf(node: LexicalNode): LinkTarget | undefined {
  const fields = node['fields'] as
    | { linkType?: unknown; doc?: { relationTo?: unknown; value?: unknown } | null }
    | undefined
  if (fields?.linkType !== 'internal') return undefined
  const value = fields.doc?.value
  const id =
    typeof value === 'object' && value !== null && 'id' in value ? Number(value.id) : Number(value)
  return isLinked(fields.doc?.relationTo) && Number.isInteger(id)
    ? { collection: fields.doc.relationTo, id }
    : undefined
}

/** Target documents of all links in a rich text. */
export function linkTargets(state: unknown): LinkTarget[] {
  const of = (node: LexicalNode): LinkTarget[] => {
    const target = node.type === 'link' ? targetOf(node) : undefined
    return [...(target ? [target] : []), ...childrenOf(node).flatMap(of)]
  }
  return topNodes(state).flatMap(of)
}
