/** Node of a page's content: an element, or a text. */
export type PageNode = PageElement | string

export interface PageElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: PageNode[]
}

export const isElement = (node: PageNode): node is PageElement => typeof node !== 'string'

/** Text of nodes without their elements. */
export const textOf = (nodes: readonly PageNode[]): string =>
  nodes.map((node) => (isElement(node) ? textOf(node.children) : node)).join('')

/** True if any element below the nodes has one of the names. */
export const contains = (nodes: readonly PageNode[], names: ReadonlySet<string>): boolean =>
  nodes.some((node) => isElement(node) && (names.has(node.name) || contains(node.children, names)))
