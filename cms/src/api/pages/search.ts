import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import { searchOverview } from '@vitrine/contract/list-limits'
import type { z } from 'zod'
import {
  applicationCards,
  postCards,
  productCards,
  publicationCards,
} from '#src/api/reading/cards.ts'
import { readMatches } from '#src/api/reading/list.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import { findMatches } from '#src/api/searching/find-matches.ts'

type Query = z.output<Endpoints['search-read']['query']>

/** Collections by kind of result. */
const collections = {
  products: 'products',
  applications: 'applications',
  publications: 'publications',
  news: 'posts',
} as const

/** What answers a text, of every kind. */
export async function readSearch(
  context: CallContext,
  { search, kind: chosen, ...query }: Query,
): Promise<Answer<'search-read'>> {
  context.tag('products', 'solutions', 'knowledge-base', 'news')
  const searched = Object.values(collections).map((collection) => ({ collection, conditions: [] }))
  const matches = await findMatches(context, search, searched)
  const pageOf = (kind: keyof typeof collections) =>
    readMatches(
      context,
      collections[kind],
      kind === chosen
        ? query
        : { page: 1, perPage: searchOverview[kind], orderBy: 'relevance', order: 'desc' },
      matches.of(collections[kind]),
    )
  const [products, applications, publications, news] = await Promise.all([
    pageOf('products'),
    pageOf('applications'),
    pageOf('publications'),
    pageOf('news'),
  ])
  return {
    understood: matches.understood,
    products: { data: await productCards(context, products.found), meta: products.meta },
    applications: {
      data: await applicationCards(context, applications.found),
      meta: applications.meta,
    },
    publications: { data: publicationCards(publications.found), meta: publications.meta },
    news: { data: await postCards(context, news.found), meta: news.meta },
  }
}

export const searchHandlers = {
  'search-read': (context, { query }) => readSearch(context, query),
} satisfies Handlers
