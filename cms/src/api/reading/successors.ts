import type { Successor } from '@vitrine/contract/shapes/types'
import { findSuccessors } from '#src/content/successors/find-successors.ts'
import { successorOf } from '#src/content/life-cycle/stored-life.ts'
import type { CallContext } from './call-context.ts'
import { readEntries } from './entries.ts'
import type { EntryRow } from './entries.ts'
import { readPartTitles, titledProduct } from './part-titles.ts'

const titled = (slug: string | null, title: string | null) =>
  slug === null ? null : { slug, title: title ?? '' }

/** Product with the slugs and titles of its parents, from which its URL is built. */
export const linkedProduct = ({ slug, title, ...row }: EntryRow): Successor['product'] => ({
  slug,
  title,
  category: titled(row.grand_slug, row.grand_title),
  sub_category: titled(row.parent_slug, row.parent_title),
})

/**
 * Reads successors as the read model stores them. The returned function gives null for a successor
 * that is not published in the locale. Without texts, no query runs.
 */
export async function readSuccessors(
  context: CallContext,
  texts: Iterable<string | null | undefined>,
): Promise<(text: string | null | undefined) => Successor | null> {
  const wanted = [...new Set(texts)].filter((text) => typeof text === 'string')
  if (wanted.length === 0) return () => null
  const found = await findSuccessors(context.payload, wanted.map(successorOf))
  const products = wanted.flatMap((text) => found(successorOf(text))?.product ?? [])
  const entries = await readEntries(context, 'products', [...new Set(products)])
  const titleOf = await readPartTitles(context, entries.map(titledProduct))
  return (text) => {
    const one = typeof text === 'string' ? found(successorOf(text)) : undefined
    const row = entries.find(({ id }) => id === one?.product)
    if (!one || !row) return null
    const title = titleOf(row.id, one.partNumber) ?? row.title
    return { part_number: one.partNumber, product: { ...linkedProduct(row), title } }
  }
}
