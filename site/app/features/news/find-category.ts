import type { LoadedNews } from './load-news.ts'

type Category = LoadedNews['categories'][number]

/**
 * Category of the address. For an old slug or a numeric id, the category of the posts that the API
 * resolved.
 */
export function findCategory(
  { categories, posts }: Pick<LoadedNews, 'categories' | 'posts'>,
  asked: string,
): Category | undefined {
  return (
    categories.find(({ slug }) => slug === asked) ??
    categories.find(({ id }) => String(id) === asked) ??
    categories.find(({ slug }) => slug === posts.data[0]?.category?.slug)
  )
}
