import type { Endpoints } from '@vitrine/contract/endpoints/index'
import { ApiError } from '@vitrine/contract/errors'
import type { Answer } from '@vitrine/contract/client'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { readAlternates } from '#src/api/reading/alternates.ts'
import { postCards, productsById } from '#src/api/reading/cards.ts'
import { idOf, idsOf, readDetail, readVideo } from '#src/api/reading/detail.ts'
import { readChildren } from '#src/api/reading/entries.ts'
import { readList } from '#src/api/reading/list.ts'
import { searchList } from '#src/api/search/search-list.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readShownTexts } from '#src/api/reading/outdated-texts.ts'
import { requireByAddress } from '#src/api/reading/resolve.ts'
import { readRichText } from '#src/api/reading/rich-text.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Query = z.output<Endpoints['news-list']['query']>

const relatedQuery = {
  page: 1,
  perPage: 4,
  orderBy: 'relevance',
  order: undefined,
  search: undefined,
} as const

export async function listNews(
  context: CallContext,
  { category, ...query }: Query,
): Promise<Answer<'news-list'>> {
  context.tag('news')
  const { found, meta } = await searchList(context, 'posts', query, {
    relevance: 'date',
    ...(category === undefined
      ? {}
      : { parents: [await requireByAddress(context, 'news-categories', category)] }),
  })
  return { data: await postCards(context, found), meta }
}

export async function listNewsCategories(
  context: CallContext,
): Promise<Answer<'news-categories-list'>> {
  context.tag('news')
  const found = await readChildren(context, 'news-categories')
  const [alternates, counts] = await Promise.all([
    readAlternates(context.payload, 'news-categories', {
      ids: found.map((row) => row.id),
      locales: await readNamedLocales(context.payload, context.locale),
    }),
    rows<{ parent_id: number; count: number }>(
      context.payload,
      sql`
      select parent_id, count(*)::int as count from search_entries where collection = 'posts' and locale = ${context.locale} group by parent_id`,
    ),
  ])
  return {
    data: found.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: row.title,
      description: row.card.description,
      post_count: counts.find((count) => count.parent_id === row.id)?.count ?? 0,
      alternates: alternates.get(row.id)?.alternates ?? {},
    })),
  }
}

export async function readPost(
  context: CallContext,
  address: string,
  category: string | undefined,
): Promise<Answer<'post-read'>> {
  const { payload, locale } = context
  const id = await requireByAddress(context, 'posts', address, [category])
  const post = await payload.findByID({
    collection: 'posts',
    id,
    locale,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!post) throw new ApiError('not-found')
  const { row, detail } = await readDetail(context, 'posts', id, post.seo)
  const { shown, outdated_texts } = await readShownTexts(context, 'posts', id, post)
  const others = async () => {
    const { found } = await readList(context, 'posts', relatedQuery, {
      relevance: 'date',
      parents: [idOf(post.category) ?? 0],
      conditions: [sql`e.document_id <> ${id}`],
    })
    return postCards(context, found.slice(0, 3))
  }
  const [[card], text, related, products] = await Promise.all([
    postCards(context, [row]),
    readRichText(context, shown.text),
    others(),
    productsById(context, idsOf(post.products)),
  ])
  if (!card) throw new ApiError('not-found')
  return {
    ...card,
    text,
    outdated_texts,
    related,
    products,
    video: await readVideo(context, post.video, row.title),
    ...detail,
  }
}

export const newsHandlers = {
  'news-list': (context, { query }) => listNews(context, query),
  'post-read': (context, { params, query }) => readPost(context, params.id, query.category),
  'news-categories-list': (context) => listNewsCategories(context),
} satisfies Handlers
