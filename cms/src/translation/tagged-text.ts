import { childrenOf } from '#src/content/rich-text/nodes.ts'
import type { LexicalNode } from '#src/content/rich-text/nodes.ts'
import { isInline } from './rich-passages.ts'

/** Tags of marks, in the order of their nesting, with Lexical's bits. */
const marks = [
  ['b', 1],
  ['i', 2],
  ['s', 4],
  ['u', 8],
  ['code', 16],
  ['sub', 32],
  ['sup', 64],
] as const

const isLink = ({ type }: LexicalNode): boolean => type === 'link' || type === 'autolink'

/** A tag: of a mark, or of the link with a number: `<a1>`. */
const tag = /<(\/?)(b|i|s|u|code|sub|sup|a\d{1,2})>/g

/** Escapes what would be read as a tag or as an escape. */
export const escaped = (text: string): string =>
  text.replaceAll(/&(?=lt;|amp;)/g, '&amp;').replaceAll(tag, (found) => `&lt;${found.slice(1)}`)

const unescaped = (text: string): string =>
  text.replaceAll(/&(lt|amp);/g, (_, name: string) => (name === 'lt' ? '<' : '&'))

const formatOf = (node: LexicalNode): number =>
  typeof node['format'] === 'number' ? node['format'] : 0

/** Links of a passage, in its order. */
export const linksOf = (passage: LexicalNode): LexicalNode[] => childrenOf(passage).filter(isLink)

/**
 * Text of a passage with its marks and links as tags: `Torque of <b>10 N·m</b>, see <a1>tools</a1>`.
 * Line breaks are line feeds.
 */
export function taggedText(passage: LexicalNode): string {
  const links = linksOf(passage)
  const write = (nodes: readonly LexicalNode[]): string => {
    let open: string[] = []
    let result = ''
    const setMarks = (wanted: string[]): void => {
      let shared = 0
      while (shared < open.length && open[shared] === wanted[shared]) shared++
      for (const name of open.slice(shared).toReversed()) result += `</${name}>`
      for (const name of wanted.slice(shared)) result += `<${name}>`
      open = wanted
    }
    for (const node of nodes) {
      if (node.type === 'linebreak') result += '\n'
      else if (node.type === 'tab') result += '\t'
      else if (isLink(node)) {
        setMarks([])
        const name = `a${links.indexOf(node) + 1}`
        result += `<${name}>${write(childrenOf(node))}</${name}>`
      } else if (typeof node['text'] === 'string') {
        setMarks(marks.flatMap(([name, bit]) => ((formatOf(node) & bit) === 0 ? [] : [name])))
        result += escaped(node['text'])
      }
    }
    setMarks([])
    return result
  }
  return write(childrenOf(passage).filter(isInline))
}

/** A text without its tags, as visitors read it. */
export const plainText = (tagged: string): string => unescaped(tagged.replaceAll(tag, ''))

/** Names of the tags of a text, in order; marks of equal name count as often as they stand there. */
export const tagsOf = (tagged: string): string[] =>
  [...tagged.matchAll(tag)].flatMap(([, slash, name]) => (slash === '' && name ? [name] : []))

const textNode = (text: string, format: number): LexicalNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})

/** Nodes of a text without tags: line feeds are line breaks. */
const lines = (text: string, format: number): LexicalNode[] =>
  text.split(/(\n|\t)/).flatMap((part): LexicalNode[] => {
    if (part === '') return []
    if (part === '\n') return [{ type: 'linebreak', version: 1 }]
    if (part === '\t')
      return [{ ...textNode('\t', format), type: 'tab', mode: 'normal', detail: 2 }]
    return [textNode(unescaped(part), format)]
  })

/**
 * Inline nodes of a text with tags; links take their targets from `links`, by number. A tag that is
 * not closed ends with the text, one that was not opened and a link without a target are dropped.
 */
export function inlineNodes(tagged: string, links: readonly LexicalNode[]): LexicalNode[] {
  const result: LexicalNode[] = []
  let link: { node: LexicalNode; name: string } | undefined
  const open = new Set<string>()
  const add = (text: string): void => {
    const format = marks.reduce((sum, [name, bit]) => (open.has(name) ? sum | bit : sum), 0)
    const nodes = lines(text, format)
    if (link) link.node = { ...link.node, children: [...childrenOf(link.node), ...nodes] }
    else result.push(...nodes)
  }
  const closeLink = (): void => {
    if (link && childrenOf(link.node).length > 0) result.push(link.node)
    link = undefined
  }
  let at = 0
  for (const found of tagged.matchAll(tag)) {
    add(tagged.slice(at, found.index))
    at = found.index + found[0].length
    const [, slash, name = ''] = found
    const target = /^a\d/.test(name) ? links[Number(name.slice(1)) - 1] : undefined
    if (/^a\d/.test(name)) {
      closeLink()
      if (slash === '' && target) link = { node: { ...target, children: [] }, name }
    } else if (slash === '') open.add(name)
    else open.delete(name)
  }
  add(tagged.slice(at))
  closeLink()
  return result
}
