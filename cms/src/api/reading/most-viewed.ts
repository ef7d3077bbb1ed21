import { rows, sql } from '#src/platform/database/query.ts'
import { applicationsById, productsById, publicationCards } from './cards.ts'
import { idsOf } from './detail.ts'
import { readEntries } from './entries.ts'
import { readHomeGlobal } from './home-global.ts'
import { once } from './once.ts'
import type { CallContext } from './call-context.ts'

type Ranked = 'products' | 'applications' | 'publications'

/** Documents of a collection that are shown as the most viewed, unless a caller states a number. */
const shownByDefault = 8

/**
 * Documents of a collection, most viewed in the last 90 days first; among documents with equal
 * views, those that the home page prefers first. When the ranking changes, `refreshRanking` appends
 * a change with the tag `search`, which invalidates cached answers.
 */
async function ranking(
  context: CallContext,
  collection: Ranked,
  limit = shownByDefault,
): Promise<number[]> {
  const { payload, locale } = context
  const preferred = idsOf((await readHomeGlobal(context))?.[collection])
  const found = await rows<{ id: number }>(
    payload,
    sql`
    select document_id as id from search_entries where collection = ${collection} and locale = ${locale}
    order by views desc, array_position(${sql.param(preferred)}::int[], document_id) nulls last, published_at desc nulls last, position, document_id limit ${limit}`,
  )
  return found.map((row) => row.id)
}

/** Most viewed products; their tags are those of the answer. */
export function mostViewedProducts(context: CallContext, limit?: number) {
  context.tag('search', 'products')
  return once(context, `most viewed products ${limit}`, async () =>
    productsById(context, await ranking(context, 'products', limit)),
  )
}

export function mostViewedApplications(context: CallContext, limit?: number) {
  context.tag('search', 'solutions')
  return once(context, `most viewed applications ${limit}`, async () =>
    applicationsById(context, await ranking(context, 'applications', limit)),
  )
}

export function mostViewedPublications(context: CallContext, limit?: number) {
  context.tag('search', 'knowledge-base')
  return once(context, `most viewed publications ${limit}`, async () =>
    publicationCards(
      await readEntries(context, 'publications', await ranking(context, 'publications', limit)),
    ),
  )
}

/** Most viewed documents for the home page and the search panel. */
export async function readMostViewed(context: CallContext, limit?: number) {
  const [products, applications, publications] = await Promise.all([
    mostViewedProducts(context, limit),
    mostViewedApplications(context, limit),
    mostViewedPublications(context, limit),
  ])
  return {
    most_accessed_products: products,
    most_accessed_applications: applications,
    publications,
  }
}
