import { postPath } from '#shared/routes/detail-paths.ts'
import type { AtomEntry } from './atom-xml.ts'
import type { FeedReader } from './feed-reader.ts'
import { latestEntries, maxEntries } from './latest-entries.ts'

/** Latest posts. */
export async function newsEntries(reader: FeedReader, origin: string): Promise<AtomEntry[]> {
  const { data } = await reader.read('news-list', { perPage: String(maxEntries) })
  return latestEntries(
    data.map(({ category, ...post }) => ({
      name: String(post.id),
      title: post.title,
      url: origin + postPath({ ...post, category }, reader.locale),
      updated: post.published_at,
      published: post.published_at,
      summary: post.description,
      category: category ? { term: category.slug, label: category.title } : undefined,
    })),
  )
}
