import type { Block, PictureKey, Text } from './text-shape.ts'

/** Entry of a block: a figure, a step, a question, an example of a search. */
export type PageItem<T = Text> = {
  title?: T
  text?: T
  value?: T
  unit?: T
  /** Length of the line under a figure, %. */
  share?: number
  picture?: PictureKey
}

/** Block of a page: one of the kinds of the cms, with the fields that the kind has. */
export type PageBlock<T = Text> = {
  kind: string
  ground?: 'plain' | 'raised' | 'dark' | 'accent'
  title?: T
  label?: T
  detail?: T
  text?: T
  body?: Block<T>[]
  picture?: PictureKey
  side?: 'left' | 'right'
  items?: PageItem<T>[]
  /** Id of a video, 11 characters. */
  video?: string
  /** Keys of products, applications and publications. */
  products?: string[]
  applications?: string[]
  publications?: string[]
  /** Key of a subcategory, filters and columns as its list has them. */
  subcategory?: string
  filters?: string[]
  columns?: string[]
  maximum?: number
  listed?: boolean
  form?: 'contact' | 'quotation' | 'newsletter' | 'application'
  action?: { label: T; url: T }
}

/** A page of blocks. `path`: its address without the language's prefix. */
export type Page<T = Text> = {
  key: string
  path: T
  title: T
  summary: T
  picture: PictureKey
  blocks: PageBlock<T>[]
}
