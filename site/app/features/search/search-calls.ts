import { ApiError } from '@vitrine/contract/errors'
import type { Answer, Client } from '@vitrine/contract/client'
import type {
  ApplicationCard,
  PostCard,
  ProductCard,
  PublicationCard,
} from '@vitrine/contract/shapes/types'
import { sorts } from '#app/features/listing/list-query.ts'
import type { SearchKind, SearchQuery } from './search-query.ts'

/** Results per kind on the overview page: one or two rows of cards. */
const first = { products: 8, applications: 4, publications: 4, news: 4 } as const satisfies Record<
  SearchKind,
  number
>

export interface Results<Card> {
  data: Card[]
  meta: Answer<'products-list'>['meta']
}

/** Search results by kind. */
export interface Found {
  products: Results<ProductCard>
  applications: Results<ApplicationCard>
  publications: Results<PublicationCard>
  news: Results<PostCard>
}

/**
 * Searches all four kinds in parallel: a full page of the chosen kind, only the first results of
 * the others.
 */
export async function search(client: Client, query: SearchQuery): Promise<Found> {
  const given = (kind: SearchKind) => ({
    search: query.text,
    ...(query.kind === kind
      ? { page: query.page, ...(query.sort === 'relevance' ? {} : sorts[query.sort]) }
      : { perPage: first[kind] }),
  })
  const [products, applications, knowledge, news] = await Promise.all([
    client('products-list', { query: given('products') }),
    client('solutions-list', { query: { ...given('applications'), kind: 'application' } }),
    client('knowledge-base-read', { query: given('publications') }),
    client('news-list', { query: given('news') }),
  ])
  if (applications.kind !== 'application' || knowledge.found === null)
    throw new ApiError('internal')
  return {
    products: { data: products.data, meta: products.meta },
    applications: { data: applications.data, meta: applications.meta },
    publications: knowledge.found,
    news: { data: news.data, meta: news.meta },
  }
}

/** Number of results of a kind, or of all kinds. */
export function totalOf(found: Found, kind?: SearchKind): number {
  return kind === undefined
    ? Object.values(found).reduce((sum, { meta }) => sum + meta.total, 0)
    : found[kind].meta.total
}
