import { contains, isElement, textOf } from './page-element.ts'
import type { PageElement, PageNode } from './page-element.ts'
import { blockNames, linked, phrasing, trimmed } from './phrasing.ts'
import { separateWords } from './separate-words.ts'
import { table } from './table.ts'
import type { Block, List, ListItem } from './tree.ts'

/** Elements by which a form is more than its fields: a table to edit, files to choose. */
const contents = new Set(['table', 'ul', 'ol', 'h2', 'h3', 'h4'])

/** Blocks of nodes; texts and links between blocks are paragraphs. */
export function blocks(nodes: readonly PageNode[], page: string): Block[] {
  const all: Block[] = []
  let run: PageNode[] = []
  const endRun = () => {
    all.push(...paragraph(run, page))
    run = []
  }
  for (const node of separateWords(nodes)) {
    if (isElement(node) && isBlock(node)) {
      endRun()
      all.push(...ofElement(node, page))
    } else run.push(node)
  }
  endRun()
  return all
}

const isBlock = ({ name, children }: PageElement): boolean =>
  blockNames.has(name) || contains(children, blockNames)

function paragraph(nodes: readonly PageNode[], page: string): Block[] {
  const children = trimmed(phrasing(nodes, page))
  return children.length === 0 ? [] : [{ type: 'paragraph', children }]
}

const depths = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const
const isHeading = (name: string): name is keyof typeof depths => Object.hasOwn(depths, name)

function ofElement(node: PageElement, page: string): Block[] {
  const { name, children } = node
  if (isHeading(name)) {
    const own = trimmed(phrasing(children, page))
    return own.length === 0 ? [] : [{ type: 'heading', depth: depths[name], children: own }]
  }
  switch (name) {
    case 'a':
      return blocks(children, page).map((block) => inLink(block, node, page))
    case 'blockquote': {
      const own = blocks(children, page)
      return own.length === 0 ? [] : [{ type: 'blockquote', children: own }]
    }
    case 'dl':
      return list(termItems(children), { ordered: false, page })
    case 'form':
      return contains(children, contents) ? blocks(children, page) : []
    case 'hr':
      return [{ type: 'thematicBreak' }]
    case 'nav':
      return pageLinks(children, page)
    case 'ol':
    case 'ul':
      return list(children.filter(isElement), { ordered: name === 'ol', page })
    case 'p':
      return contains(children, blockNames) ? blocks(children, page) : paragraph(children, page)
    case 'pre':
      return [{ type: 'code', value: textOf(children).replace(/\n$/, '') }]
    case 'table':
      return [table(node, page)].filter((found) => found !== undefined)
    default:
      return blocks(children, page)
  }
}

/** Block whose texts are links; of a list or table, whose own links remain, as it is. */
function inLink(block: Block, node: PageElement, page: string): Block {
  if (block.type !== 'heading' && block.type !== 'paragraph') return block
  return { ...block, children: linked(block.children, node, page) }
}

function list(
  items: readonly PageElement[],
  { ordered, page }: { ordered: boolean; page: string },
): [List] | [] {
  const children = items.flatMap((item): ListItem[] => {
    const own = blocks(item.children, page)
    return own.length === 0 ? [] : [{ type: 'listItem', spread: own.length > 1, children: own }]
  })
  if (children.length === 0) return []
  return [{ type: 'list', ordered, spread: children.some(({ spread }) => spread), children }]
}

/** Names and values of a `dl` as items: names in bold, then their values. */
function termItems(children: readonly PageNode[]): PageElement[] {
  const cells = children
    .filter(isElement)
    .flatMap((child) => (child.name === 'div' ? child.children.filter(isElement) : [child]))
  const items: PageElement[] = []
  let isTerm = false
  for (const { name, attributes, children: own } of cells) {
    const last = items.at(-1)
    const given = name === 'dt' ? [{ name: 'strong', attributes, children: own }] : own
    if (!last || (name === 'dt' && !isTerm)) items.push({ name: 'li', attributes, children: given })
    else last.children.push(name === 'dd' && isTerm ? ': ' : ', ', ...given)
    isTerm = name === 'dt'
  }
  return items
}

/** Links of a list to its previous and next page; other navigation is left out. */
function pageLinks(children: readonly PageNode[], page: string): Block[] {
  const links = children.filter(
    (child) => isElement(child) && ['next', 'prev'].includes(child.attributes['rel'] ?? ''),
  )
  return paragraph(separateWords(links), page)
}
