import { collections, columnOf } from '#src/platform/collections/collections.ts'
import type { With } from '#src/platform/collections/collections.ts'
import type { Named } from '#src/platform/collections/row.ts'

/** Collections whose documents have pages. */
export type PageCollection = With<'page'>

/** Screen of the documents of each collection with pages, and collection of their parents. */
export const pages = columnOf('page')

export const isPageCollection = (slug: string): slug is PageCollection => Object.hasOwn(pages, slug)

/** Collection of the parents of a collection's documents. */
export const parentOf = (collection: PageCollection): PageCollection | null =>
  pages[collection].parent

/** Relation field of the parents. */
export const parentFieldOf = (collection: PageCollection): string | undefined => {
  const { parent }: Named = collections[collection].found
  return parent
}
