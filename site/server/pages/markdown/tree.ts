import type { toMarkdown } from 'mdast-util-to-markdown'

/** Nodes of a Markdown tree (mdast), as the writer takes them. */
type Node = Parameters<typeof toMarkdown>[0]
type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>

export type List = NodeOf<'list'>
export type ListItem = NodeOf<'listItem'>
export type Table = NodeOf<'table'>
export type TableRow = NodeOf<'tableRow'>
export type Link = NodeOf<'link'>
export type Image = NodeOf<'image'>
/** Blocks: paragraphs, headings, lists, tables. */
export type Block = NodeOf<'blockquote'>['children'][number]
/** Texts, links, pictures and formats within a block. */
export type Phrasing = NodeOf<'paragraph'>['children'][number]
