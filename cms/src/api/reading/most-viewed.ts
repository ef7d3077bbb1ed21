import { rows, sql } from '#src/platform/database/query.ts'
import { applicationsById, productsById, publicationCards } from './cards.ts'
import { readEntries } from './entries.ts'
import type { CallContext } from './call-context.ts'

/**
 * Documents of a collection, most viewed in the last 90 days first; among documents with equal
 * views, the `preferred` ones first.
 */
async function ranking(
  { payload, locale }: CallContext,
  collection: 'products' | 'applications' | 'publications',
  preferred: readonly number[],
  limit: number,
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    payload,
    sql`
    select document_id as id from search_entries where collection = ${collection} and locale = ${locale}
    order by views desc, array_position(${sql.param([...preferred])}::int[], document_id) nulls last, published_at desc nulls last, position, document_id limit ${limit}`,
  )
  return found.map((row) => row.id)
}

export interface Preferred {
  products: readonly number[]
  applications: readonly number[]
  publications: readonly number[]
}

/**
 * Most viewed documents for the home page and the search panel. When the ranking changes,
 * `refreshRanking` appends a change with the tag `search`, which invalidates cached answers.
 */
export async function readMostViewed(context: CallContext, preferred: Preferred, limit = 8) {
  context.tag('search', 'products', 'solutions', 'knowledge-base')
  const [products, applications, publications] = await Promise.all([
    ranking(context, 'products', preferred.products, limit),
    ranking(context, 'applications', preferred.applications, limit),
    ranking(context, 'publications', preferred.publications, limit),
  ])
  return {
    most_accessed_products: await productsById(context, products),
    most_accessed_applications: await applicationsById(context, applications),
    publications: publicationCards(await readEntries(context, 'publications', publications)),
  }
}
