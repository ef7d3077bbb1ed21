import type { Locale } from '@vitrine/configuration/locales'
import type { Answer } from '@vitrine/contract/client'
import type { DistributorRecord } from '@vitrine/contract/shapes/feed'
import { distributorOf } from '#src/api/catalogue/distributors.ts'
import { idsOf } from '#src/api/reading/detail.ts'
import { readEntries } from '#src/api/reading/entries.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { documentTagOf, kinds } from '#src/publishing/changes/kinds.ts'
import type { FeedRecord } from './feed-record.ts'

interface Listed {
  distributor: Answer<'product-distributors-list'>['data'][number]
  categories: NonNullable<DistributorRecord['languages'][Locale]>['categories']
}

/** All distributors, with the categories of products that they sell. */
export async function readDistributors(context: CallContext): Promise<Listed[]> {
  context.tag(...kinds.distributors.lists)
  const { docs } = await context.payload.find({
    collection: 'distributors',
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: false,
  })
  const sold = [...new Set(docs.flatMap((row) => idsOf(row.categories)))]
  context.tag(...sold.map((id) => documentTagOf('categories', id)))
  const categories = await readEntries(context, 'categories', sold)
  return docs.map((row) => {
    const own = idsOf(row.categories)
    return {
      distributor: distributorOf(row),
      categories: categories
        .filter(({ id }) => own.includes(id))
        .map(({ slug, title }) => ({ slug, title })),
    }
  })
}

/** Records of all distributors, from what is answered of them in each language. */
export function distributorRecords(
  distributors: ReadonlyMap<Locale, readonly Listed[]>,
): FeedRecord[] {
  const records = new Map<number, FeedRecord>()
  for (const [locale, answered] of distributors)
    for (const { distributor, categories } of answered) {
      const { id } = distributor
      const record = records.get(id) ?? { key: String(id), shared: distributor, languages: {} }
      record.languages[locale] = { categories }
      records.set(id, record)
    }
  return [...records.values()]
}
