import type { LoadedNews } from './load-news.ts'

type Category = LoadedNews['categories'][number]

/**
 * The category that an address means. The API found the posts below an old slug or a number too,
 * and they say whose
 * they are.
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
