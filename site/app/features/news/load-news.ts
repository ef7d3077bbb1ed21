import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { PageQuery } from '#app/core/api/screen-load.ts'
import { apiListQuery, readListQuery } from '#app/features/listing/list-query.ts'

/** Page of news posts, of one category or of all, with the list of categories. */
export async function loadNews(client: Client, query: PageQuery, category?: string) {
  const list = readListQuery(query)
  const [categories, posts] = await Promise.all([
    client('news-categories-list'),
    client('news-list', {
      query: { ...apiListQuery(list), ...(category === undefined ? {} : { category }) },
    }),
  ])
  if (list.page > 1 && list.page > posts.meta.lastPage) throw new ApiError('not-found')
  return { list, categories: categories.data, posts }
}

export type LoadedNews = Awaited<ReturnType<typeof loadNews>>
