import type { LoadedNews } from './load-news.ts'

type Category = LoadedNews['categories'][number]

/**
 * Category of the URL. For an old slug or a numeric id, the category of the posts that the API
 * returned.
 */
export function findCategory(
  { categories, posts }: Pick<LoadedNews, 'categories' | 'posts'>,
  slugOrId: string,
): Category | undefined {
  return (
    categories.find(({ slug }) => slug === slugOrId) ??
    categories.find(({ id }) => String(id) === slugOrId) ??
    categories.find(({ slug }) => slug === posts.data[0]?.category?.slug)
  )
}
