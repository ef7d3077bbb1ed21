import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import { searchOverview } from '@vitrine/contract/list-limits'
import type { z } from 'zod'
import {
  applicationCards,
  pageCards,
  postCards,
  productCards,
  publicationCards,
} from '#src/api/reading/cards.ts'
import { readEntriesOf } from '#src/api/reading/entries.ts'
import type { EntryRow } from '#src/api/reading/entries.ts'
import { imageOf } from '#src/api/reading/images.ts'
import type { Images } from '#src/api/reading/images.ts'
import { choosePage, withHits } from '#src/api/reading/list.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import { findDocuments } from './find-documents.ts'
import { findMatches } from './find-matches.ts'
import { readNumberedDocuments, withNumberedDocuments } from './numbered-documents.ts'
import { readElsewhere } from './named-elsewhere.ts'
import { readNearNumbers } from './near-numbers.ts'

type Query = z.output<Endpoints['search-read']['query']>

/** Collections by kind of result. */
const collections = {
  products: 'products',
  applications: 'applications',
  publications: 'publications',
  pages: 'pages',
  news: 'posts',
} as const

type Kind = keyof typeof collections

/**
 * Results of a search text: one page of the chosen kind and the first results of each other kind.
 */
export async function readSearch(
  context: CallContext,
  { search, kind: chosen, ...query }: Query,
): Promise<Answer<'search-read'>> {
  context.tag('products', 'solutions', 'knowledge-base', 'pages', 'news', 'document')
  const searched = Object.values(collections).map((collection) => ({ collection }))
  const [found, elsewhere] = await Promise.all([
    findMatches(context, search, searched),
    readElsewhere(context, search),
  ])
  const numbered = await readNumberedDocuments(context, search, found)
  const matches = withNumberedDocuments(found, numbered)
  const pageOf = (kind: Kind) =>
    choosePage(
      context,
      collections[kind],
      kind === chosen
        ? query
        : { page: 1, perPage: searchOverview[kind], orderBy: 'relevance', order: 'desc' },
      matches.of(collections[kind]),
    )
  const [documents, products, applications, publications, pages, news] = await Promise.all([
    findDocuments(
      context,
      matches.terms,
      chosen === 'documents' ? query : { page: 1, perPage: searchOverview.documents },
    ),
    pageOf('products'),
    pageOf('applications'),
    pageOf('publications'),
    pageOf('pages'),
    pageOf('news'),
  ])
  const images: Images = new Map()
  const entriesOf = await readEntriesOf(
    context,
    new Map([
      ['products', products.ids],
      ['applications', applications.ids],
      ['publications', publications.ids],
      ['pages', pages.ids],
      ['posts', news.ids],
    ]),
    images,
  )
  const entries = {
    products: withHits(entriesOf('products'), matches.of('products')),
    applications: entriesOf('applications'),
    publications: entriesOf('publications'),
    pages: entriesOf('pages'),
    news: entriesOf('posts'),
  }
  const imageOfRow = (row: EntryRow) => imageOf(images, row.card.main_image)
  return {
    redirect: matches.redirect,
    ...(await readNearNumbers(context, search, { ...matches, ...elsewhere })),
    ...elsewhere,
    certificates: numbered.certificates,
    understood: matches.understood,
    products: {
      data: await productCards(context, entries.products, imageOfRow),
      meta: products.meta,
    },
    applications: {
      data: await applicationCards(context, entries.applications, imageOfRow),
      meta: applications.meta,
    },
    publications: { data: publicationCards(entries.publications), meta: publications.meta },
    pages: { data: await pageCards(context, entries.pages, imageOfRow), meta: pages.meta },
    news: { data: await postCards(context, entries.news, imageOfRow), meta: news.meta },
    documents,
  }
}

export const searchHandlers = {
  'search-read': (context, { query }) => readSearch(context, query),
} satisfies Handlers
